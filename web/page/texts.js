// What the page itself says, while the program is not there to say anything.

const TEXTS = {
    en: {
        loading: "Loading …",
        opening: "Setting up the table …",
        noWebAssembly: "This browser cannot run the game, because it lacks WebAssembly. Any current browser has it.",
        noWebGl: "This browser cannot draw the table, because WebGL 2 is missing or turned off. Any current browser has it.",
        notLoaded: "The game could not be loaded. Please check the connection.",
        failed: "Something went wrong. Your game is saved.",
        graphicsLost: "The graphics were interrupted. Your game is saved.",
        again: "Try again",
        reload: "Reload",
        newVersion: "A new version is ready",
        later: "Later",
    },
    de: {
        loading: "Wird geladen …",
        opening: "Der Tisch wird hergerichtet …",
        noWebAssembly: "Dieser Browser kann das Spiel nicht ausführen, weil ihm WebAssembly fehlt. Jeder aktuelle Browser hat es.",
        noWebGl: "Dieser Browser kann den Tisch nicht zeichnen, weil WebGL 2 fehlt oder ausgeschaltet ist. Jeder aktuelle Browser hat es.",
        notLoaded: "Das Spiel konnte nicht geladen werden. Bitte die Verbindung prüfen.",
        failed: "Etwas ist schiefgegangen. Die Partie ist gespeichert.",
        graphicsLost: "Die Grafik wurde unterbrochen. Die Partie ist gespeichert.",
        again: "Noch einmal versuchen",
        reload: "Neu laden",
        newVersion: "Eine neue Version ist bereit",
        later: "Später",
    },
    fr: {
        loading: "Chargement…",
        opening: "Mise en place de la table…",
        noWebAssembly: "Ce navigateur ne peut pas exécuter le jeu, car il n’a pas WebAssembly. Tout navigateur récent en dispose.",
        noWebGl: "Ce navigateur ne peut pas dessiner la table, car WebGL 2 est absent ou désactivé. Tout navigateur récent en dispose.",
        notLoaded: "Le jeu n’a pas pu être chargé. Vérifiez la connexion.",
        failed: "Un problème est survenu. Votre partie est enregistrée.",
        graphicsLost: "L’affichage a été interrompu. Votre partie est enregistrée.",
        again: "Réessayer",
        reload: "Recharger",
        newVersion: "Une nouvelle version est prête",
        later: "Plus tard",
    },
    it: {
        loading: "Caricamento…",
        opening: "Preparazione del tavolo…",
        noWebAssembly: "Questo browser non può eseguire il gioco, perché non ha WebAssembly. Qualsiasi browser recente lo ha.",
        noWebGl: "Questo browser non può disegnare il tavolo, perché WebGL 2 manca o è disattivato. Qualsiasi browser recente lo ha.",
        notLoaded: "Non è stato possibile caricare il gioco. Controlla la connessione.",
        failed: "Qualcosa è andato storto. La partita è salvata.",
        graphicsLost: "La grafica è stata interrotta. La partita è salvata.",
        again: "Riprova",
        reload: "Ricarica",
        newVersion: "È pronta una nuova versione",
        later: "Più tardi",
    },
    nl: {
        loading: "Laden…",
        opening: "De tafel wordt klaargezet…",
        noWebAssembly: "Deze browser kan het spel niet uitvoeren, omdat WebAssembly ontbreekt. Elke recente browser heeft het.",
        noWebGl: "Deze browser kan de tafel niet tekenen, omdat WebGL 2 ontbreekt of uitgeschakeld is. Elke recente browser heeft het.",
        notLoaded: "Het spel kon niet worden geladen. Controleer de verbinding.",
        failed: "Er is iets misgegaan. Je partij is opgeslagen.",
        graphicsLost: "De weergave is onderbroken. Je partij is opgeslagen.",
        again: "Opnieuw proberen",
        reload: "Herladen",
        newVersion: "Er is een nieuwe versie klaar",
        later: "Later",
    },
};

/** The first language of the person's that there are texts in. */
export const language =
    navigator.languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => name in TEXTS) ?? "en";

/** What the page says in that language. */
export const texts = TEXTS[language];
