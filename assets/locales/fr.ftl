# What people read at the table. In all languages the same messages; names, places and numbers are filled in.
# Keys that are pressed are named in brackets. Keep buttons short: most have room for about twelve letters.

# The main menu
title-subtitle = Une table de jeu pour deux
title-quit = Quitter
title-continue = Continuer
title-last-match = { $game } : { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Des robots aux batteries partagées
game-kulami-summary = Des billes gagnent des plaques de bois
game-napoleon-summary = Deux armées visent le quartier général
# The players, as names for those who gave none
player-white = Blanc
player-black = Noir
player-red = Rouge
player-blue = Bleu

# A new match
new-match-heading = Une partie de { $game }
new-match-name = Le nom du joueur
new-match-start = Commencer la partie
new-match-cancel = Annuler
new-match-rules = Règles
new-match-as-published-by = telles que publiées par
new-match-map = Carte
new-match-layout = Disposition
new-match-drop-map = Déposez ici le fichier d’une carte pour y jouer.
new-match-unreadable = { $count ->
    [one] Une de vos dispositions est illisible. Touchez « Créer » pour savoir pourquoi.
   *[other] { $count } de vos dispositions sont illisibles. Touchez « Créer » pour savoir pourquoi.
}
new-match-random-square = Carré surprise
    .about = Une disposition fermée, au hasard, que personne n’a encore vue
new-match-random-irregular = Forme surprise
    .about = Irrégulière et au hasard, avec des trous et des vides
new-match-design = Créer…
    .about = Poser les plaques vous-même

new-match-clock = Pendule
new-match-clock-none = aucune
new-match-clock-no-limit = Prenez tout votre temps.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = + { $seconds } s par tour

# The rules, to be read
rules-read = Les règles
rules-close = Fermer

# The matches that are kept
matches-open = Parties
matches-heading = Vos parties
matches-none = Aucune partie n’a encore été gardée. Chacune l’est dès sa première action.
matches-between = { $one } et { $two }
matches-about = { $game } · { $one } contre { $two } · { $date }
matches-goes-on = À { $player } de jouer · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
matches-won = { $player } a gagné : { $reason } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
matches-drawn = Partie nulle : { $reason } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
matches-continue = Continuer
matches-view = Regarder
matches-rename = Renommer
matches-rename-done = Valider
matches-copy = Copier
matches-copy-about = Copier toute la partie sous forme de texte
matches-export = Exporter
matches-export-about = Mettre une copie dans le dossier des téléchargements
matches-exported = Une copie se trouve maintenant ici : { $path }.
matches-delete = Supprimer
matches-deleted = La partie a été supprimée.
matches-restore = Récupérer
matches-paste = Collez ici une partie ou une position, ou déposez un fichier
matches-load = Mettre sur la table
matches-no-match = Ce n’est pas une partie : { $fault }.
matches-close = Fermer
saves-trouble = Cette partie ne peut pas être gardée : { $fault }. Elle continue, et sera gardée dès que ce sera possible.
saved-as-copy = Une autre fenêtre a modifié cette partie. Elle continue ici comme copie : { $file }.

# What is wrong with the file of a match: half sentences
saved-long-field = « { $field } » a { $found } lettres, plus que le maximum de { $largest }
saved-name = « { $field } » peut avoir 60 lettres au plus, et aucun caractère de contrôle
saved-time = « { $field } » va au-delà de l’année 9999
saved-computer = la machine joue au niveau { $value }, qui n’existe pas
saved-clock = la pendule indique ce qu’aucune pendule ne peut indiquer
saved-game = on ne joue pas à ce jeu ici
saved-no-board = le plateau manque
saved-board-name = le plateau { $value } est nommé, mais il n’est pas dans le fichier
saved-too-many = { $value } actions, c’est trop : une partie ne peut en avoir plus de 20000
saved-too-long = les actions ont trop de lettres
saved-empty-turn = le tour { $value } est vide
saved-action = tour { $turn }, action { $action } : impossible de jouer « { $text } »
saved-undone = l’action annulée « { $text } » ne peut pas être rejouée
saved-not-over = il y a un résultat, mais la partie n’est pas finie
saved-no-result = la partie est finie, mais il n’y a pas de résultat
saved-other-result = le résultat n’est pas celui auquel mènent les actions

# What a player can set
settings-open = Réglages
settings-heading = Réglages
settings-done = Fermer
settings-language = Langue
settings-text = Taille du texte
settings-percent = { $percent } %
settings-pace-slow = lente
settings-pace-usual = normale
settings-pace-fast = rapide
settings-motion = Mouvement
settings-motion-still = aucun
settings-colours = Ce qui s’éclaire
settings-screen = Affichage
settings-screen-window = en fenêtre
settings-screen-full = plein écran
settings-quality = Graphismes
settings-quality-low = basse
settings-quality-medium = moyenne
settings-quality-high = haute
settings-quality-ultra = maximale
settings-quality-lowered = L’image était trop lente : les graphismes sont désormais plus simples. Cela se change dans les réglages.
settings-theme = Table
settings-theme-day = de jour
settings-theme-evening = le soir
settings-theme-green = tapis vert
settings-theme-blue = tapis bleu
settings-confirm = Chaque coup
settings-confirm-no = joué aussitôt
settings-confirm-yes = attend un oui
settings-camera = Caméra
settings-camera-free = libre
settings-camera-locked = fixe
settings-seating = À deux
settings-hand-over = Entre les tours
settings-hand-over-no = on continue
settings-hand-over-yes = on passe la table
seating-same-side = côte à côte
    .about = Le côté du premier joueur est devant.
seating-turning = à tour de rôle
    .about = Le plateau se tourne vers qui doit jouer.
seating-face-to-face = face à face
    .about = L’écran est entre vous. Chacun a un panneau sur son bord.
settings-unread = Vos réglages sont illisibles : { $fault }. Les réglages habituels les remplacent.
settings-not-saved = Vos réglages n’ont pas pu être gardés : { $fault }.

# The table changes hands
hand-over-heading = À { $player } de jouer
hand-over-text = Passez la table. Rien ne peut être touché avant.
hand-over-ready = Je suis là

# What a place is
place-robot = Un robot de { $player }.
place-charged = Une pile chargée.
place-spent = Une pile vide.
place-marble = Une bille de { $player }.
place-counter = Un pion de { $player }.
place-empty = Vide.
place-can-act = { $count ->
    [one] Peut faire une chose maintenant.
   *[other] Peut jouer : { $count } façons.
}
place-cannot-act = Ne peut pas jouer maintenant.
place-target = Ce que vous avez choisi peut venir ici.
place-target-costs = { $count ->
    [one] Ce que vous avez choisi peut venir ici, pour une pile.
   *[other] Ce que vous avez choisi peut venir ici, pour { $count } piles.
}
place-open = Une bille peut être posée ici.
place-closed = Aucune bille ne peut être posée ici maintenant.

# What the keys do
shortcuts-open = Raccourcis clavier
shortcuts-heading = Raccourcis clavier
shortcuts-help = Choisissez une touche pour la changer.
shortcuts-play = Jouer
shortcuts-view = Vue
shortcuts-review = Revoir la partie
shortcuts-program = Programme
key-confirm = Confirmer, terminer le tour
key-select = Choisir l’endroit sous le curseur
key-next = Endroit jouable suivant
key-previous = Endroit jouable précédent
key-inspect = Décrire l’endroit sous le curseur
key-undo = Annuler
key-redo = Rétablir
key-hint = Indice
key-replay-turn = Revoir le dernier coup
key-flat-view = Passer de la 2D à la 3D
key-reset-view = Recentrer la vue
key-zoom-in = Zoom avant
key-zoom-out = Zoom arrière
key-review-back = Un tour en arrière
key-review-forward = Un tour en avant
key-review-start = Au début
key-review-end = À la fin
key-autoplay = Lecture, pause
key-shortcuts = Cette page
key-cursor = Déplacer le curseur, parcourir la partie
key-rotate = Tourner la table
key-shift-view = Déplacer la vue
key-escape = Désélectionner ; menu ; retour
key-tab = Bouton suivant ; Entrée l’actionne
key-press = Appuyez sur une touche…
key-none = aucune
key-taken = { $key } ne sert plus à « { $other } ».
key-fixed = Cette touche ne peut pas être changée.
key-with-control = Ctrl+{ $key }
key-with-shift = Maj+{ $key }
key-name-arrows = flèches
key-name-space = Espace
key-name-enter = Entrée
key-name-escape = Échap
key-name-tab = Tab
key-name-backspace = Retour arrière
key-name-delete = Suppr
key-name-insert = Inser
key-name-home = Début
key-name-end = Fin
key-name-page-up = Page préc.
key-name-page-down = Page suiv.

# Rules options: the option, then for each value its name and what it means
option-netzwerk-energy = Énergie
option-netzwerk-energy-adjacent = adjacente
    .about = Toute batterie chargée qui touche le robot peut payer sa course.
option-netzwerk-energy-controlled = contrôlée
    .about = Seules les batteries que vous contrôlez paient une course.
option-netzwerk-path = Trajet
option-netzwerk-path-free = libre
    .about = Une course peut changer de direction et enchaîner pas et sauts.
option-netzwerk-path-straight = droit
    .about = Une course est une ligne droite ; un saut ou une prise est une course à part.
option-netzwerk-rerun = Courir de nouveau
option-netzwerk-rerun-free = libre
    .about = Un robot peut courir de nouveau pendant le même tour, sauf s’il a pris.
option-netzwerk-rerun-once = une fois
    .about = Chaque robot court au plus une fois par tour.
option-netzwerk-capture = Prises
option-netzwerk-capture-optional = facultatives
    .about = Vous pouvez prendre, sans y être obligé.
option-netzwerk-capture-mandatory = obligatoires
    .about = Qui peut prendre doit le faire, avant toute autre chose.
option-netzwerk-shared = Batteries partagées
option-netzwerk-shared-usable = utilisables
    .about = Une batterie que les deux joueurs contrôlent peut être déplacée par l’un et par l’autre.
option-netzwerk-shared-locked = bloquées
    .about = Une batterie que les deux joueurs contrôlent reste où elle est ; elle paie quand même.
option-netzwerk-first = Qui commence
option-netzwerk-first-white = blancs
    .about = Les blancs jouent le premier tour.
option-netzwerk-first-black = noirs
    .about = Les noirs jouent le premier tour.
option-netzwerk-repetition = Répétition
option-netzwerk-repetition-allowed = permise
    .about = Les positions peuvent revenir autant de fois que l’on veut.
option-netzwerk-repetition-draw = nulle
    .about = Si un tour commence pour la troisième fois par la même position, la partie est nulle.
option-kulami-score = Score
option-kulami-score-basic = simple
    .about = Les plaques comptent, chacune autant de points qu’elle a de cases.
option-kulami-score-level1 = niveau 1
    .about = Les plaques comptent ; celui qui a la plus grande zone marque la différence.
option-kulami-score-chains = chaînes
    .about = Les plaques comptent ; celui qui a le plus en chaînes marque la différence.
option-kulami-score-level2 = niveau 2
    .about = Les plaques comptent ; la plus grande zone et les plus longues chaînes rapportent chacune la différence.
option-kulami-first = Qui commence
option-kulami-first-red = rouges
    .about = Les rouges posent la première bille.
option-kulami-first-black = noirs
    .about = Les noirs posent la première bille.
option-napoleon-headquarters = Quartiers généraux
option-napoleon-headquarters-refuge = refuge
    .about = Un pion dans un quartier général est protégé comme dans un village.
option-napoleon-headquarters-open = ouverts
    .about = Un pion dans un quartier général peut être pris.
option-napoleon-home = Chez soi
option-napoleon-home-pass = passage
    .about = Aucun coup ne peut finir dans son propre quartier général.
option-napoleon-home-rest = repos
    .about = Un saut peut finir dans son propre quartier général, si les quartiers généraux sont ouverts.
option-napoleon-first = Qui commence
option-napoleon-first-blue = bleus
    .about = Les bleus jouent le premier coup.
option-napoleon-first-red = rouges
    .about = Les rouges jouent le premier coup.
option-napoleon-repetition = Répétition
option-napoleon-repetition-allowed = permise
    .about = Les positions peuvent revenir autant de fois que l’on veut.
option-napoleon-repetition-draw = nulle
    .about = À la troisième fois, ou après 100 coups sans prise ni perte, la partie est nulle.

# Layouts that are built in
board-closed = Fermée
board-irregular = Irrégulière
board-pinwheel = Moulinet
board-parquet = Parquet
board-ring = Anneau
board-bridge = Pont
board-cross = Croix
board-diamond = Losange

# The player’s own layouts and maps
own-folder-unusable = Vos { $folder ->
    [maps] cartes
   *[layouts] dispositions
} ne peuvent pas être gardées : { $fault }.
own-folder-unreadable = { $folder } est illisible : { $fault }.
own-fault = { $file } : { $fault }.
own-unknown-kind = ce n’est pas un fichier qui peut être déposé ici ; ceux-là commencent par { $kinds }
own-there-already = { $name } s’y trouve déjà.
own-added = C’est gardé : { $name }.
own-not-added = Rien n’a été gardé : il y a un autre fichier { $file }.
own-not-saved = Impossible de garder { $file } : { $fault }.
own-not-deleted = Impossible de supprimer { $file } : { $fault }.
own-deleted = Le fichier { $file } a été supprimé.

# The layout designer
design-heading = Créer une disposition
design-complete = La disposition est complète.
design-help = Faites glisser une plaque ; touchez-la pour la tourner (R pendant que vous la déplacez). Sortez-la de la grille pour la reprendre.
design-name = Nom
design-my-layout = Ma disposition
design-save = Garder
design-saved = Disposition gardée : { $name }.
design-not-saved = La disposition n’a pas été gardée : { $fault }.
design-save-again = Il y a déjà une disposition { $name }. Touchez Garder encore une fois pour la remplacer.
design-other-layout = Le fichier { $file } contient la disposition { $name }. Choisissez un autre nom.
design-other-file = Le fichier { $file } contient autre chose. Choisissez un autre nom.
design-play = Jouer dessus
design-back = Retour
design-square = Carrée
    .about = Une disposition fermée tirée au hasard
design-irregular = Irrégulière
    .about = Une disposition au hasard, avec des trous et des vides
design-clear = Vider
    .about = Reprendre toutes les plaques
design-undo = Annuler
    .about = Remettre les plaques comme elles étaient
design-keep = Garder
design-delete = Supprimer
design-open = La poser sur la grille

# The panel beside the board
panel-menu = Menu
    .about = Pause, nouvelle partie, quitter (Esc)
panel-undo = Annuler
    .about = Annuler la dernière action (U)
panel-redo = Rejouer
    .about = Rejouer ce qui a été annulé (Y)
panel-replay-turn = Dernier tour
    .about = Montrer encore une fois le dernier tour (L)
panel-review = Revoir
    .about = Revoir la partie tour par tour (Page préc.)
panel-flat = À plat
    .about = Le plateau vu d’en haut (F)
panel-3d = 3D
    .about = La vue par-dessus la table (F)
panel-reset-view = Recentrer
    .about = La vue habituelle (R)
panel-nothing-played = Rien n’a encore été joué.
panel-match-over = La partie est finie
panel-end-turn = Terminer le tour
    .about = Terminer le tour (Espace)
panel-skip = Passer
    .about = Montrer le résultat tout de suite (Espace)
panel-recount = Recompter
    .about = Compter les points encore une fois
panel-confirm = Confirmer (Espace)
panel-asked = Touchez encore { $to } pour y jouer.
panel-place-here = Poser en { $to }
panel-stop = S’arrêter en { $to }
panel-run = Courir en { $to }
panel-capture-run = Prendre : courir en { $to }
panel-go = Aller en { $to }
panel-capture-go = Prendre et aller en { $to }
panel-jump-on = Sautez encore, ou touchez de nouveau { $here } pour vous y arrêter.
panel-jump-on-only = Sautez encore : aucun coup ne peut finir ici.
panel-paid-with = Payé avec { $pieces }. Pour changer, touchez une autre batterie.
panel-takes = Prend { $pieces }. Pour changer, touchez un autre pion.
panel-takes-nothing = Ne prend rien. Touchez un pion pour le prendre en chemin.
panel-and = { $all } et { $last }
panel-came-back = Cette position est revenue : à la troisième fois, la partie est nulle.
panel-quiet = { $count } coups sur { $limit } sans perte.
panel-counting-panels = On compte les plaques.
panel-counting-equal = { $part } : égalité.
panel-counting-adds = { $part } : { $player } marque { $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }

# Looking back at a match
review-at = Après { $at } sur { $all ->
    [one] { $all } action
   *[other] { $all } actions
}.
review-leave = Revenir au présent
review-first = «
    .about = Au début (touche Début)
review-back = ‹
    .about = Un tour en arrière (←)
review-forward = ›
    .about = Un tour en avant (→)
review-last = »
    .about = À la fin (touche Fin)
review-autoplay = Dérouler la partie
review-stop = Arrêter
review-play-from-here = Nouvelle partie à partir d’ici

# The machine as a player. Levels have a number and a word; keep the words short.
seat-person = Une personne
seat-computer = La machine, { $level } : { $name }
computer-name = Machine { $level }
level-1 = débutante
level-2 = apprentie
level-3 = occasionnelle
level-4 = exercée
level-5 = habile
level-6 = forte
level-7 = experte
level-8 = au mieux
panel-thinks = { $player } réfléchit : { $depth ->
    [0] un instant.
    [one] 1 tour d’avance.
   *[other] { $depth } tours d’avance.
}
panel-computer-plays = { $player } joue.
panel-computer-paused = { $player } attend un signe pour continuer.
panel-move-now = Jouer tout de suite
    .about = La machine joue ce qu’elle juge le meilleur à présent (Espace)
panel-resume-computer = Laisser continuer
    .about = La machine continue à jouer
panel-hint = Conseil
    .about = Ce que la machine jouerait, et pourquoi (H)

# A hint: the turn in notation, then one or two reasons, each a sentence
hint-coming = Un conseil arrive …
hint-told = Conseil : { $turn }. { $why }
why-wins = La partie est gagnée.
why-wins-in = Vous gagnez { $turns ->
    [one] ce tour-ci.
   *[other] en { $turns } tours, quoi qu’il arrive.
}
why-takes = Vous prenez { $count ->
    [one] une pièce.
   *[other] { $count } pièces.
}
why-averts = Sinon, l’autre camp pourrait gagner aussitôt.
why-saves = Vous sauvez { $count ->
    [one] une pièce.
   *[other] { $count } pièces.
}
why-threatens-to-win = Vous menacez de gagner au tour suivant.
why-threatens = Vous menacez { $count ->
    [one] une pièce.
   *[other] { $count } pièces.
}
why-gains = Vous gagnez { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-ends-ahead = Au mieux joué, vous finissez avec { $points ->
    [one] 1 point d’avance.
   *[other] { $points } points d’avance.
}
why-ends-behind = Au mieux joué, vous finissez avec { $points ->
    [one] 1 point de retard.
   *[other] { $points } points de retard.
}
why-ends-even = Au mieux joué, la partie finit à égalité.
why-resists = Contre le meilleur jeu, la partie est perdue : ceci résiste le plus longtemps.
why-improves = Votre position s’améliore.

# What the machine thinks of a match that is looked back at
analysis-on = Analyser
    .about = Montre ce que la machine pense de cette position
analysis-off = Sans analyse
    .about = Cache ce que la machine pense
analysis-coming = Réflexion …
analysis-chance = { $player } { $percent } %
turning-find = Tournants
    .about = Trouve les tours qui ont décidé de la partie
turning-progress = { $done } positions sur { $all } examinées …
turning-none = Aucun tour à lui seul n’a décidé de cette partie.
turning-point = Tour { $turn }, { $player } : de { $before } % à { $after } %. Mieux : { $better }

# How the players stand
standing-to-move = c’est son tour
standing-none-left = plus aucune
standing-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
standing-none-captured = aucune prise
standing-captured = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
standing-army = { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
standing-invaders = { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}, { $invaders } dans le quartier général adverse

# What is to be done
task-run-robot = Faites courir un robot.
task-must-capture = Prenez : un robot le peut, donc il le doit.
task-run-or-shift = Courez de nouveau, déplacez des batteries ou terminez le tour.
task-shift = Déplacez des batteries ou terminez le tour.
task-place-first = Posez la première bille où vous voulez.
task-place-marble = Posez une bille dans la rangée ou la colonne de la dernière.
task-move-counter = Jouez un pion : un pas, ou des sauts à la suite.
task-nothing = Plus rien : la partie est finie.

# What a square is
ground-open = Terrain découvert. Un pion par-dessus lequel on saute ici est pris.
ground-road = Une route. Ici, on saute par-dessus les pions sans les prendre.
ground-village = Un village. Ici, on saute par-dessus les pions sans les prendre.
ground-river = Une rivière. On y entre et on en sort d’un pas ; un saut dans l’eau coûte le pion. Aucun saut n’en part ni ne la franchit.
ground-forest-edge = La lisière. Un saut peut y arriver ; aucun n’en part ni ne la franchit.
ground-inner-forest = Le cœur de la forêt. On n’y entre que d’un pas ; aucun saut n’en part ni ne le franchit.
ground-refuge = Un quartier général. Deux pions chez l’adversaire gagnent ; un saut ici ne prend pas.
ground-open-headquarters = Un quartier général. Deux pions chez l’adversaire gagnent ; ici, on peut les prendre.

# Switches for what helps
assist-targets = Cases
    .about = Montrer où la prochaine bille peut aller
assist-lines = Rangées
    .about = Montrer la rangée et la colonne de la dernière bille
assist-off-limits = Interdit
    .about = Montrer les deux plaques interdites
assist-left = Réserve
    .about = Montrer combien de billes il reste
assist-points = Points
    .about = Montrer les points du moment
assist-panels = Plaques
    .about = Montrer à qui sont les plaques
assist-areas = Zones
    .about = Montrer les plus grandes zones
assist-chains = Chaînes
    .about = Montrer les chaînes
assist-landings = Saut par saut
    .about = Toucher chaque arrivée d’une suite de sauts, et la dernière encore une fois pour s’y arrêter

# The score
score-panels = Plaques
score-areas = Plus grande zone
score-chains = Chaînes
score-total = Total
score-no-panel = { $player } : aucune plaque
score-sum = { $player } : plaques { $sum }

# A match that pauses or is over
pause-heading = Partie en pause
pause-resume = Continuer
pause-quit = Quitter
pause-copy-position = Copier la position
    .about = La position sous forme de texte, à coller dans les parties
pause-copy-match = Copier la partie
    .about = Toute la partie sous forme de texte, à coller dans les parties
pause-mouse = Souris : faites glisser la table pour la tourner, avec le bouton du milieu ou Maj pour déplacer la vue ; la molette zoome vers le pointeur ; le bouton droit décrit un endroit.
pause-fingers = Doigts : toucher ou glisser ; un doigt sur la table la tourne, deux zooment, tournent et déplacent la vue ; un appui long décrit un endroit.
match-restart = Recommencer
    .about = La même partie depuis le début
match-new = Nouvelle partie
    .about = Choisir les noms et les règles
match-main-menu = Menu principal
    .about = Quitter cette partie
result-draw = Partie nulle
result-wins = { $player } gagne
result-rematch = Revanche
result-view-board = Voir le plateau

# Why a match ended
reason-half-the-crew-is-home = la moitié de l’équipe est à l’arrivée
reason-all-robots-captured = tous les robots adverses sont pris
reason-no-robot-can-run = l’adversaire ne peut faire courir aucun robot
reason-more-points = { $more } points à { $less }
reason-equal-points = { $each } points chacun
reason-headquarters-taken = deux pions dans le quartier général adverse
reason-armies-spent = il reste moins de deux pions à chaque armée
reason-no-legal-move = l’adversaire n’a aucun coup permis
reason-nothing-happens = cent coups sans perte
reason-out-of-time = le temps de l’adversaire est écoulé
reason-repetition = la même position pour la troisième fois

# Why an action is not legal: half sentences
illegal-netzwerk-over = la partie est finie
illegal-netzwerk-run-first = un tour commence par une course : tant qu’aucun robot n’a couru, on ne peut ni déplacer une batterie ni terminer le tour
illegal-netzwerk-runs-are-over = plus aucun robot ne court dès qu’une batterie a été déplacée pendant ce tour
illegal-netzwerk-must-capture = un robot peut prendre, et ces règles disent qu’il le doit
illegal-netzwerk-no-robot = il n’y a pas de robot en { $value }
illegal-netzwerk-not-yours = le robot en { $value } n’est pas à vous
illegal-netzwerk-barred = le robot en { $value } ne peut plus courir pendant ce tour
illegal-netzwerk-no-way = le robot en { $from } ne peut pas courir en { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] une course vers une case où se tient un robot adverse s’écrit avec x
   *[other] une course qui ne prend rien s’écrit avec -
}
illegal-netzwerk-wrong-price = la course coûte { $price }, mais { $paid ->
    [0] aucune batterie ne paierait
    [one] une seule batterie paierait
   *[other] { $paid } batteries paieraient
}
illegal-netzwerk-no-battery = il n’y a pas de batterie en { $value }
illegal-netzwerk-spent = la batterie en { $value } est épuisée
illegal-netzwerk-not-controlled = vous ne contrôlez pas la batterie en { $value }
illegal-netzwerk-locked = les deux joueurs contrôlent la batterie en { $value }, donc aucun ne peut la déplacer
illegal-netzwerk-shifted = la batterie en { $value } a déjà été déplacée pendant ce tour
illegal-netzwerk-not-next = la batterie en { $from } ne peut pas aller en { $to } : elle va au prochain champ vide d’une ligne
illegal-netzwerk-otherwise = cela n’est pas permis ici

illegal-kulami-over = la partie est finie
illegal-kulami-no-field = il n’y a pas de case en { $value }
illegal-kulami-taken = il y a déjà une bille en { $value }
illegal-kulami-out-of-line = la case { $at } n’est ni dans la rangée ni dans la colonne de la dernière bille, en { $last }
illegal-kulami-off-limits = la plaque de { $at } est interdite : une bille vient d’y être posée, en { $by }

illegal-napoleon-over = la partie est finie
illegal-napoleon-off-the-map = la carte n’a pas de case { $value }
illegal-napoleon-no-counter = il n’y a pas de pion { $colour ->
    [blue] bleu
   *[red] rouge
} en { $at }
illegal-napoleon-shape = un coup est fait d’un pas, ou de sauts qui passent chacun tout droit par-dessus une case
illegal-napoleon-taken = il y a un pion en { $value }
illegal-napoleon-step-home = un pion ne peut pas entrer d’un pas dans son propre quartier général, en { $value }
illegal-napoleon-no-jump-from = on ne saute pas à partir de { $first }, dans une { $second ->
    [river] rivière
   *[forest] forêt
}
illegal-napoleon-no-jump-over = on ne saute pas par-dessus le pion en { $first }, qui est dans une { $second ->
    [river] rivière
   *[forest] forêt
}
illegal-napoleon-nothing-to-jump = il n’y a en { $value } aucun pion par-dessus lequel sauter
illegal-napoleon-in-the-forest = la case { $value } est trop loin dans la forêt pour qu’un saut y arrive
illegal-napoleon-takes-nothing = le saut en { $value } ne prend rien
illegal-napoleon-takes = le saut en { $value } prend le pion par-dessus lequel il passe (écrivez x)
illegal-napoleon-lost = le pion est perdu dans la rivière en { $value }, le coup s’arrête là
illegal-napoleon-no-river = il n’y a pas de rivière en { $value } où se perdre
illegal-napoleon-loss-untold = le pion est perdu dans la rivière en { $value } (terminez le coup par ~)
illegal-napoleon-ends-at-home = aucun coup ne peut finir dans son propre quartier général, en { $value }
illegal-napoleon-circle = un coup qui ne prend rien ne peut pas finir là où il a commencé

# What is wrong with a layout
layout-empty = la disposition est vide
layout-too-long = le texte de la disposition a { $value } signes : aucune disposition n’en demande plus de 255
layout-sign = « { $sign } », rangée { $row }, colonne { $column }, n’est ni une lettre ni . pour un vide
layout-ragged = la rangée { $row } a une largeur de { $found }, la première de { $wanted }
layout-no-rectangle = la plaque { $value } n’est pas un rectangle d’un seul tenant
layout-wrong-size = la plaque { $name } fait { $width } × { $height } : une telle plaque n’existe pas
layout-count = plaques de { $short } × { $long } : { $found } au lieu de { $wanted }
layout-overlap = les plaques { $first } et { $second } se recouvrent
layout-too-large = la disposition fait { $width } × { $height } : elle ne peut dépasser 10 cases dans aucun sens
layout-disconnected = la disposition se sépare en { $value } parties qui ne se touchent par aucun côté

layout-name = son nom doit avoir de 1 à 40 lettres
layout-name-and-layout = son nom doit avoir de 1 à 40 lettres ; { $value }

# What is wrong with a map
map-empty = la carte est vide
map-name = son nom doit avoir de 1 à 40 lettres
map-too-large = la carte fait { $width } × { $height } : le maximum est 40 × 40
map-ragged = { $grid ->
    [terrain] terrain
   *[counters] pions
} : la rangée { $row } a une largeur de { $found }, et non de { $wanted }
map-rows = pions : nombre de rangées { $found }, et non { $wanted }
map-sign = { $grid ->
    [terrain] terrain
   *[counters] pions
} : « { $sign } », rangée { $row }, colonne { $column }, n’est aucun de { $known }
map-no-headquarters = il manque le quartier général des { $colour ->
    [blue] bleus
   *[red] rouges
} ({ $sign })
map-unequal-armies = les armées diffèrent : bleus { $blue }, rouges { $red }
map-army = { $value ->
    [one] { $value } pion
   *[other] { $value } pions
} par joueur : il peut y en avoir de 2 à 24
map-at-home = pions : celui de la rangée { $row }, colonne { $column }, est dans son propre quartier général
map-river-corner = terrain : les rivières de la rangée { $row }, colonne { $column }, et de la rangée en dessous ne se touchent que par un coin
map-place = lieux : « { $name } » en « { $at } » demande un nom et une case de la carte

# What is wrong with a file
format-too-large = { $found } octets, c’est trop : au-delà de { $largest }, rien n’est lu
format-damaged = ligne { $line }, colonne { $column } : { $fault }
format-newer = le format { $found } vient d’une version plus récente : celle-ci lit le format { $known }
format-no-format = le format { $found } n’existe pas : cette version lit le format { $known }

file-missing = ce fichier n’existe pas
file-no-file = ce n’est pas un fichier
file-too-large = il est trop grand : { $found } octets, pour un maximum de { $largest }
file-no-text = il ne contient pas de texte
file-taken = un autre fichier porte déjà ce nom
file-no-folder = le système ne lui indique aucun dossier
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = les sauts ne peuvent finir chez soi que si les quartiers généraux sont ouverts

set-up-rules = règles : { $value }
set-up-one-board = il n’y a qu’un seul plateau pour { $value }
set-up-layout = disposition : { $value }
set-up-map = carte : { $value }
set-up-two-boards = la position est sur un autre plateau que celui qui est indiqué
set-up-position = position : { $value }

play-over = la partie est finie
play-full = une partie ne peut avoir plus de 20000 actions
play-too-long = les actions d’une partie ne peuvent avoir plus de 2 millions de lettres en tout

# Sound

# Resigning, draws, rematches, undo by agreement

# Finding saved games

# Settings and shortcuts
settings-group-game = Jeu
settings-group-table = Table et vue
settings-group-text = Langue et texte
settings-language-system = Comme le système ({ $language })
settings-highlights-usual = vert et rouge
    .about = Les couleurs habituelles.
settings-highlights-distinct = bleu et orange
    .about = Plus faciles à distinguer pour les daltoniens.
settings-shortcuts = Raccourcis clavier
    .about = Voir et changer les touches.
settings-restore = Valeurs par défaut
settings-restored = Valeurs par défaut rétablies.
settings-restore-undo = Annuler

# About the program, and problems to report
about-open = À propos
about-heading = Spieltisch { $version }
about-what = Des jeux de plateau pour deux sur une table en 3D : l’un contre l’autre sur un même appareil, ou contre l’ordinateur. « Spieltisch » signifie « table de jeu » en allemand.
about-program = Programme
about-licence = Licence
about-fonts = Polices
about-libraries = Bibliothèques
about-games = Les jeux
about-netzwerk = Netzwerk (Network) est de Knut-Michael Wolf, 1984 ; variantes tirées des règles françaises, traduites par Marie Guntzer, et de João Neto.
about-kulami = Kulami est d’Andreas Kuhnekath, publié par Steffen-Spiele en 2011. Les dispositions fermée et irrégulière sont celles de l’éditeur, les autres sont les nôtres.
about-napoleon = Napoleon est de Kurt Heuser et Eugen Oker, publié par Pelikan en 1975. Son plateau n’a jamais été reproduit, les cartes sont donc les nôtres.
about-rules = Les règles sont rédigées avec nos propres mots.
about-licence-what = Vous pouvez utiliser, modifier et partager ce programme sous la licence MIT ou la licence Apache 2.0, à votre choix.
about-fonts-what = Les polices sont Cabin et Vollkorn, sous la SIL Open Font License. Les symboles sont Phosphor Icons, sous la licence MIT.
about-libraries-what = Le programme repose sur le travail de beaucoup d’autres : { $count } bibliothèques, chacune avec sa version et sa licence.
report-open = Signaler un problème
report-what = Copiez ce texte et joignez-le à votre message. Il contient vos réglages et, s’il y en a une, la partie en cours avec les noms des joueurs, mais aucun dossier de votre appareil.
report-copy = Copier
report-copied = Copié

# The title and the new game

# Symbols at the table
