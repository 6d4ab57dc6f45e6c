@echo off
rem Adds Spieltisch to "Open with" for saved games (.ron), for this user; "open-with remove" takes it away again. To be run where
rem spieltisch.exe is. What opens such files by a double click stays as it was: other programs have files of that name, too.
setlocal
set "key=HKCU\Software\Classes\Applications\spieltisch.exe"
if /i "%~1"=="remove" (
    reg delete "%key%" /f
    exit /b
)
reg add "%key%" /v FriendlyAppName /d Spieltisch /f
reg add "%key%\SupportedTypes" /v .ron /d "" /f
reg add "%key%\shell\open\command" /ve /d "\"%~dp0spieltisch.exe\" play \"%%1\"" /f
