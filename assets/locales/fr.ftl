# What players read. The same messages in all languages; names, places and numbers are filled in.
# Keyboard keys are not named here: the program adds them from its table of bindings. Keep buttons short: about twelve letters.

# The main menu
title-subtitle = Jeux de plateau pour deux
title-quit = Quitter
title-continue = Continuer
title-first = Première fois ? Commencez par { $game }
title-last-match = { $game } : { $title }

# The games
game-netzwerk = Netzwerk
game-kulami = Kulami
game-napoleon = Napoleon
game-netzwerk-summary = Des robots aux batteries partagées
game-kulami-summary = Des billes à la conquête de plaques de bois
game-napoleon-summary = Deux armées à l’assaut du quartier général ennemi
# The players, as names for those who gave none
player-white = Blanc
player-black = Noir
player-red = Rouge
player-blue = Bleu

# A new match
new-match-heading = Nouvelle partie de { $game }
new-match-name = Nom du joueur
name-not-shown = Certains de ces caractères ne peuvent pas s’afficher sur cet appareil. Le nom est enregistré tel que vous le saisissez.
new-match-start = Commencer
new-match-cancel = Annuler
new-match-rules = Règles
new-match-map = Carte
new-match-layout = Disposition
new-match-drop-map = Déposez ici un fichier de carte pour y jouer.
new-match-path-map = Pour jouer sur votre propre carte, ouvrez « Parties », puis « Importer », et collez le chemin de son fichier.
new-match-unreadable = { $count ->
    [one] Une de vos dispositions est illisible. Ouvrez « Créer… » pour savoir pourquoi.
   *[other] { $count } de vos dispositions sont illisibles. Ouvrez « Créer… » pour savoir pourquoi.
}
new-match-random-square = Fermée aléatoire
    .about = Une disposition fermée tirée au hasard
new-match-random-irregular = Irrégulière aléatoire
    .about = Une disposition tirée au hasard, avec des trous et des vides
new-match-design = Créer…
    .about = Poser les plaques vous-même

new-match-clock = Pendule
new-match-clock-none = Aucune
new-match-clock-no-limit = Sans limite de temps.
new-match-clock-minutes = { $minutes } min
new-match-clock-seconds = +{ $seconds } s par tour
new-match-clock-rule = La pendule ne tourne que lorsqu’un joueur peut jouer. Elle s’arrête dans les menus, quand vous revoyez la partie, pendant les animations et quand la fenêtre est masquée.

# How a match begins: two rules options and who starts
new-match-fairness = Équité
new-match-fairness-what = Commencer peut être un avantage. Ces règles le compensent.
# A name with its value or its remark, as in a summary
label-value = { $name } : { $value }

# The rules, to be read
rules-read = Règles du jeu
rules-close = Fermer

# Saved games
matches-open = Parties
matches-heading = Parties enregistrées
matches-none = Aucune partie enregistrée. Vos parties sont enregistrées automatiquement dès que vous commencez à jouer.
matches-between = { $one } contre { $two }
matches-about = { $game } · { $one } contre { $two } · { $date }
matches-continue = Continuer
matches-view = Voir
matches-rename = Renommer
matches-rename-done = Valider
matches-copy = Copier
matches-copy-about = Copier toute la partie sous forme de texte
matches-export = Exporter
matches-export-about = Enregistrer une copie dans le dossier Téléchargements
matches-exported = Partie exportée : { $path }.
matches-delete = Supprimer
matches-deleted = Partie supprimée.
matches-restore = Restaurer
matches-room = { $percent } % de l’espace réservé aux parties est utilisé.
matches-paste = Collez ici une partie, une position ou un lien, ou déposez un fichier
matches-paste-path = Collez ici une partie, une position, un lien ou le chemin d’un fichier
matches-load = Ouvrir
matches-no-match = Ouverture impossible : { $fault }.
matches-no-link = Impossible d’ouvrir ce lien : { $fault }.
matches-close = Fermer
saves-trouble = Impossible d’enregistrer cette partie : { $fault }. Vous pouvez continuer à jouer ; elle sera enregistrée dès que possible.

# The player's own results
record-open = Votre bilan
record-heading = Votre bilan
record-games = Parties
record-won = Gagnées
record-drawn = Nulles
record-lost = Perdues
record-person = Autre joueur
record-none = Aucune partie terminée.
record-course-done = Cours terminé
record-course-none = Cours non commencé
record-course-step = Cours : étape { $step } sur { $count }
record-puzzles = Problèmes : { $progress }
record-clear-open = Effacer le bilan
record-clear-question = Effacer vos résultats et votre progression dans les cours et les problèmes ? C’est définitif. Les parties enregistrées sont conservées.
record-clear = Tout effacer
record-keep = Annuler
record-not-saved = Votre bilan n’a pas pu être enregistré : { $fault }.
record-unread = Votre bilan n’a pas pu être lu : { $fault }. Il repart de zéro.

saved-as-copy = Une autre fenêtre a modifié cette partie. Elle continue ici sous forme de copie : { $file }.

# Errors in the file of a saved game: half sentences
saved-long-field = « { $field } » a { $found } caractères (maximum : { $largest })
saved-name = « { $field } » doit avoir au plus 60 caractères, sans caractère de contrôle
saved-time = « { $field } » va au-delà de l’année 9999
saved-computer = l’ordinateur joue au niveau { $value }, qui n’existe pas
saved-thinking-time = l’ordinateur réfléchit { $value } s par tour, ce qui n’est pas possible
saved-clock = les temps de la pendule ne sont pas valables
saved-game = ce jeu est inconnu
saved-no-board = le plateau manque
saved-board-name = le plateau { $value } est indiqué, mais il n’est pas dans le fichier
saved-too-many = la partie compte { $value } actions (maximum : 20 000)
saved-too-long = les actions de la partie ont trop de caractères
saved-empty-turn = le tour { $value } est vide
saved-action = au tour { $turn }, l’action { $action } (« { $text } ») ne peut pas être jouée
saved-undone = l’action annulée « { $text } » ne peut pas être rétablie
saved-not-over = il y a un résultat, mais la partie n’est pas finie
saved-no-result = la partie est finie, mais il n’y a pas de résultat
saved-other-result = le résultat ne correspond pas aux actions

link-no-link = il ne mène à aucune partie
link-newer = il vient d’une version plus récente (format { $found } ; celle-ci lit le format { $known })
link-damaged = il est endommagé ou incomplet ; copiez à nouveau le lien entier
link-too-long = il compte { $found } caractères (maximum : { $largest })
link-too-many-moves = ses coups sont trop nombreux pour être vérifiés
link-other-rules = ses coups ne suivent pas les règles de cette version ; il vient peut-être d’une autre

# Settings
settings-open = Réglages
settings-heading = Réglages
settings-done = Fermer
settings-language = Langue
settings-text = Taille du texte
settings-percent = { $percent } %
settings-pace-slow = Lentes
settings-pace-usual = Normales
settings-pace-fast = Rapides
settings-motion = Animations
settings-motion-still = Non
settings-contrast = Contraste
settings-contrast-usual = Normal
settings-contrast-more = Élevé
settings-colours = Couleurs des repères
settings-screen = Affichage
settings-screen-window = Fenêtre
settings-screen-full = Plein écran
settings-quality = Qualité graphique
settings-quality-low = Faible
settings-quality-medium = Moyenne
settings-quality-high = Élevée
settings-quality-ultra = Très élevée
settings-quality-lowered = Le jeu était trop lent : la qualité graphique a été réduite. Vous pouvez la changer dans les réglages.
settings-theme = Décor
settings-theme-day = Jour
settings-theme-evening = Soir
settings-theme-green = Tapis vert
settings-theme-blue = Tapis bleu
settings-confirm = Confirmer les coups
settings-confirm-no = Non
settings-confirm-yes = Oui
settings-camera = Caméra
settings-camera-free = Libre
settings-camera-locked = Fixe
settings-seating = Placement
settings-hand-over = Écran entre les tours
settings-hand-over-no = Non
settings-hand-over-yes = Oui
settings-hand-over-face-to-face = Inutile en face à face : l’appareil est entre vous.
seating-same-side = Côte à côte
    .about = Vous êtes côte à côte ; le plateau est vu du côté du premier joueur.
seating-turning = Plateau tournant
    .about = Le plateau se tourne vers le joueur qui doit jouer.
seating-face-to-face = Face à face
    .about = L’appareil est entre vous. Chacun a un panneau de son côté.
settings-unread = Vos réglages sont illisibles : { $fault }. Les réglages par défaut sont utilisés.
settings-not-saved = Impossible d’enregistrer vos réglages : { $fault }.

# The device is passed on
hand-over-heading = { $player }, à vous de jouer
hand-over-text = Passez l’appareil. Le plateau reste verrouillé jusqu’à ce que l’autre joueur soit prêt.
hand-over-ready = C’est parti

# What a place is
place-robot = { $player ->
    [you] Votre robot.
    [the-computer] Un robot de l’ordinateur.
   *[other] Ce robot est à { $player }.
}
place-charged = Une batterie chargée.
place-spent = Une batterie épuisée.
place-marble = { $player ->
    [you] Votre bille.
    [the-computer] Une bille de l’ordinateur.
   *[other] Cette bille est à { $player }.
}
place-counter = { $player ->
    [you] Votre pion.
    [the-computer] Un pion de l’ordinateur.
   *[other] Ce pion est à { $player }.
}
place-empty = Vide.
place-can-act = { $count ->
    [one] Une seule destination possible.
   *[other] { $count } destinations possibles.
}
place-target = La pièce choisie peut aller ici.
place-target-costs = { $count ->
    [one] La pièce choisie peut aller ici, pour une batterie.
   *[other] La pièce choisie peut aller ici, pour { $count } batteries.
}
place-open = Une bille peut être posée ici.
place-in-danger = Il pourrait être pris au prochain tour, depuis { $enemies }.
place-danger-there = Là, il pourrait être pris au prochain tour, depuis { $enemies }.
place-captures = En chemin, il prend { $pieces }.
place-battery-controlled = { $player ->
    [you] Vous contrôlez
    [the-computer] L’ordinateur contrôle
   *[other] { $player } contrôle
} cette batterie, { $more } à { $less }.
place-battery-shared = { $count ->
    [0] Les deux joueurs contrôlent cette batterie : aucun robot ne la touche.
   *[other] Les deux joueurs contrôlent cette batterie, { $count } à { $count }.
}
place-panel-held = { $player ->
    [you] Vous tenez
    [the-computer] L’ordinateur tient
   *[other] { $player } tient
} cette plaque de { $fields } cases, { $more } à { $less }.
place-panel-tied = { $count ->
    [0] Personne ne tient encore cette plaque de { $fields } cases.
   *[other] Personne ne tient cette plaque de { $fields } cases : { $count } à { $count }.
}

# What the keys do
shortcuts-open = Raccourcis clavier
shortcuts-heading = Raccourcis clavier
shortcuts-help = Choisissez une touche pour la changer.
shortcuts-play = Jouer
shortcuts-view = Vue
shortcuts-review = Revoir
shortcuts-program = Programme
key-confirm = Confirmer, terminer le tour
key-select = Choisir l’endroit sous le curseur
key-next = Endroit jouable suivant
key-previous = Endroit jouable précédent
key-inspect = Décrire l’endroit sous le curseur
key-undo = Annuler
key-redo = Rétablir
key-hint = Indice
key-replay-turn = Revoir le dernier tour
key-swap-sides = Échanger les camps, si les règles le permettent
key-flat-view = Basculer entre 2D et 3D
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
key-fixed = Vous ne pouvez pas changer cette touche.
key-with-control = Ctrl+{ $key }
key-with-shift = Maj+{ $key }
key-name-arrows = Flèches
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
option-netzwerk-energy = Batteries qui paient
option-netzwerk-energy-adjacent = voisines
    .about = Toute batterie chargée qui touche le robot peut payer sa course.
option-netzwerk-energy-controlled = contrôlées
    .about = Seules les batteries qui touchent le robot et que vous contrôlez peuvent payer sa course.
option-netzwerk-path = Trajet
option-netzwerk-path-free = libre
    .about = Une course peut changer de direction et enchaîner pas et sauts.
option-netzwerk-path-straight = droit
    .about = Une course va en ligne droite ; un saut ou une prise est une course à part.
option-netzwerk-rerun = Courses par robot
option-netzwerk-rerun-free = sans limite
    .about = Un robot peut courir de nouveau pendant le même tour, sauf s’il a fait une prise.
option-netzwerk-rerun-once = une par tour
    .about = Chaque robot court au plus une fois par tour.
option-netzwerk-capture = Prises
option-netzwerk-capture-optional = facultatives
    .about = Vous pouvez prendre, sans y être obligé.
option-netzwerk-capture-mandatory = obligatoires
    .about = Qui peut prendre doit le faire avant toute autre chose.
option-netzwerk-shared = Batteries partagées
option-netzwerk-shared-usable = déplaçables
    .about = Une batterie contrôlée par les deux joueurs peut être déplacée par l’un ou par l’autre.
option-netzwerk-shared-locked = bloquées
    .about = Une batterie contrôlée par les deux joueurs ne peut pas être déplacée ; elle peut toujours payer.
option-netzwerk-first = Qui commence
option-netzwerk-first-white = les blancs
    .about = Les blancs commencent.
option-netzwerk-first-black = les noirs
    .about = Les noirs commencent.
option-netzwerk-opening = Premier tour
option-netzwerk-opening-free = normal
    .about = Le premier tour de la partie est un tour comme les autres.
option-netzwerk-opening-single = une course
    .about = Le premier tour de la partie est une seule course, sans déplacement de batterie, ce qui réduit l’avantage de commencer.
option-netzwerk-repetition = Répétition
option-netzwerk-repetition-allowed = permise
    .about = Les positions peuvent se répéter autant de fois que l’on veut.
option-netzwerk-repetition-draw = partie nulle
    .about = Si un tour commence pour la troisième fois dans la même position, la partie est nulle.
option-kulami-score = Score
option-kulami-score-basic = plaques seules
    .about = Les plaques comptent, chacune pour autant de points qu’elle a de cases.
option-kulami-score-level1 = avec zones
    .about = Les plaques comptent ; celui qui a la plus grande zone ajoute l’écart à son score.
option-kulami-score-chains = avec chaînes
    .about = Les plaques comptent ; celui qui a le plus grand total de chaînes ajoute l’écart à son score.
option-kulami-score-level2 = complet
    .about = Les plaques comptent ; la plus grande zone et le plus grand total de chaînes ajoutent chacun leur écart au score.
option-kulami-first = Qui commence
option-kulami-first-red = les rouges
    .about = Les rouges posent la première bille.
option-kulami-first-black = les noirs
    .about = Les noirs posent la première bille.
option-napoleon-headquarters = Quartiers généraux
option-napoleon-headquarters-refuge = protégés
    .about = Un pion dans un quartier général est protégé comme dans un village.
option-napoleon-headquarters-open = ouverts
    .about = Un pion dans un quartier général peut être pris.
option-napoleon-home = S’arrêter chez soi
option-napoleon-home-pass = interdit
    .about = Un saut peut passer par votre propre quartier général, mais aucun coup ne peut y finir.
option-napoleon-home-rest = permis
    .about = Un saut peut finir dans votre propre quartier général, si les quartiers généraux sont ouverts.
option-napoleon-first = Qui commence
option-napoleon-first-blue = les bleus
    .about = Les bleus commencent.
option-napoleon-first-red = les rouges
    .about = Les rouges commencent.
option-napoleon-repetition = Répétition
option-napoleon-repetition-allowed = permise
    .about = Les positions peuvent se répéter autant de fois que l’on veut.
option-napoleon-repetition-draw = partie nulle
    .about = Si une position se présente pour la troisième fois, ou après 100 coups sans prise ni perte, la partie est nulle.
option-swap = Échange des camps
option-swap-off = non
    .about = Chacun garde son camp.
option-swap-on = oui
    .about = Après le premier tour, le second joueur peut prendre le camp du premier (la règle du gâteau). Commencez par un tour équilibré.

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
} ne peuvent pas être enregistrées : { $fault }.
own-folder-unreadable = { $folder } est illisible : { $fault }.
own-fault = { $file } : { $fault }.
own-unknown-kind = seuls les fichiers qui commencent par { $kinds } peuvent être déposés ici
own-there-already = { $name } est déjà là.
own-added = Fichier ajouté : { $name }.
own-not-added = Rien n’a été enregistré : un autre fichier { $file } existe déjà.
own-not-saved = Impossible d’enregistrer { $file } : { $fault }.
own-not-deleted = Impossible de supprimer { $file } : { $fault }.
own-deleted = Fichier supprimé : { $file }.

# The layout designer
design-heading = Créer une disposition
design-complete = La disposition est complète.
design-help = Faites glisser une plaque ; touchez-la pour la tourner (ou appuyez sur R en la déplaçant). Sortez-la de la grille pour la retirer.
design-name = Nom
design-my-layout = Ma disposition
design-save = Enregistrer
design-saved = Disposition enregistrée : { $name }.
design-not-saved = La disposition n’a pas été enregistrée : { $fault }.
design-save-again = Il existe déjà une disposition nommée { $name }. Appuyez de nouveau sur « Enregistrer » pour la remplacer.
design-other-layout = Le fichier { $file } contient la disposition { $name }. Choisissez un autre nom.
design-other-file = Le fichier { $file } contient autre chose. Choisissez un autre nom.
design-play = Utiliser
design-back = Retour
design-square = Fermée
    .about = Une disposition fermée tirée au hasard
design-irregular = Irrégulière
    .about = Une disposition tirée au hasard, avec des trous et des vides
design-clear = Vider
    .about = Retirer toutes les plaques
design-undo = Annuler
    .about = Remettre les plaques comme elles étaient
design-fairness = Est-ce équitable ?
    .about = L’ordinateur joue cent parties rapides contre lui-même : qui gagne ?
design-fairness-so-far = Essai en cours : { $games } sur { $all } parties
design-fairness-share = Celui qui commence gagne { $share } % des parties (marge probable : de { $low } à { $high } %).
design-fairness-even = La disposition semble équitable.
design-fairness-first = Celui qui commence a l’avantage.
design-fairness-second = Celui qui joue en second a l’avantage.
design-keep = Conserver
design-delete = Supprimer
design-open = Modifier

# The panel beside the board
panel-menu = Menu
    .about = Pause, nouvelle partie, quitter
panel-undo = Annuler
    .about = Annuler ce qui vient d’être joué
panel-redo = Rétablir
    .about = Rejouer ce qui a été annulé
panel-replay-turn = Dernier tour
    .about = Revoir le dernier tour
panel-review = Revoir
    .about = Revoir la partie tour par tour
panel-flat = 2D
    .about = Voir le plateau d’en haut
panel-3d = 3D
    .about = Voir le plateau en perspective
panel-closer = Plus près
    .about = Voir le plateau de plus près ; un doigt le déplace alors
panel-reset-view = Recentrer
    .about = Revenir à la vue par défaut
panel-nothing-played = La partie n’a pas encore commencé. { $aim }
aim-netzwerk = Amenez à l’arrivée la moitié des robots qui vous restent, ou prenez tous les robots adverses.
aim-kulami = Celui qui a le plus de points gagne.
aim-napoleon = Amenez deux pions dans le quartier général adverse.
panel-match-over = Partie terminée
panel-end-turn = Fin du tour
    .about = Terminer votre tour
panel-end-turn-anyway = Terminer quand même
panel-swap-sides = Échanger les camps
    .about = Vous prenez le camp { $name } et le premier tour de votre adversaire, qui joue ensuite.
panel-can-swap = Ou échangez les camps : vous prenez le camp { $name }, et c’est à votre adversaire de jouer.
panel-swapped = { $name } a échangé les camps.
panel-swapped-you = { $name } a échangé les camps : vous prenez le camp { $side }.
panel-kept-side = { $name } n’a pas échangé les camps.
panel-not-confirmed = Rien n’a été joué : { $to } n’a pas été confirmé.
panel-beside-to-place = Choisissez une case du plateau : la bille y va toute seule.
panel-beside-captured = Les pièces prises ne jouent plus.
panel-skip = Voir le résultat
    .about = Montrer le résultat tout de suite, sans la fin du décompte
panel-recount = Revoir le décompte
    .about = Compter de nouveau les points, pas à pas
panel-confirm = Confirmer
panel-asked = Touchez de nouveau { $to } pour confirmer.
panel-place-here = Poser en { $to }
panel-stop = S’arrêter en { $to }
panel-run = Courir en { $to }
panel-capture-run = Prendre en { $to }
panel-go = Aller en { $to }
panel-capture-go = Prendre et aller en { $to }
panel-go-round = Boucle vers { $to }
panel-jump-on = Continuez à sauter, ou touchez de nouveau { $here } pour vous y arrêter.
panel-jump-on-only = Continuez à sauter : aucun coup ne peut finir ici.
panel-paid-with = La course est payée avec { $pieces }. Touchez une autre batterie pour changer, ou de nouveau { $to } pour confirmer.
panel-takes = Plusieurs chemins sont possibles ; celui-ci prend { $pieces }. Touchez un autre pion pour changer, ou de nouveau { $to } pour confirmer.
panel-takes-nothing = Plusieurs chemins sont possibles ; celui-ci ne prend rien. Touchez un pion pour le prendre en chemin, ou de nouveau { $to } pour confirmer.
panel-and = { $all } et { $last }
panel-came-back = Cette position s’est déjà présentée : à la troisième fois, la partie sera nulle.
panel-warning = Attention : si vous terminez votre tour maintenant, l’adversaire peut gagner aussitôt.
panel-warning-unless = Attention : si vous ne réagissez pas, l’adversaire peut gagner au prochain tour.
panel-warning-arrows = Les flèches montrent comment.
panel-marks-danger = Pointes : vos pièces qui pourraient être prises au prochain tour.
panel-marks-capture = Anneaux : vos pièces qui peuvent jouer ; discontinus : celles qui peuvent prendre.
panel-marks-off-limits = Croix : les dernières plaques jouées sont interdites.
panel-quiet = Coups sans prise ni perte : { $count } sur { $limit }.
panel-counting-panels = Décompte des plaques…
panel-counting-equal = { $part } : égalité.
panel-counting-adds = { $part } : { $player } +{ $points }.
panel-place = { $at }. { $about }
panel-named-place = { $at }, { $name }. { $about }
# What the opponent’s turn has done: a sentence of these parts, with commas and “and” between them
turn-told = { $player } { $told }.
turn-robots = a fait courir { $count ->
    [one] un robot ({ $ways })
   *[other] { $count } robots ({ $ways })
}
turn-counter = a déplacé un pion de { $from } à { $to }
turn-placed = a posé une bille en { $at }
turn-captured-robots = a pris { $count ->
    [one] un robot ({ $places })
   *[other] { $count } robots ({ $places })
}
turn-captured-counters = a pris { $count ->
    [one] un pion ({ $places })
   *[other] { $count } pions ({ $places })
}
turn-batteries = a déplacé { $count ->
    [one] une batterie
   *[other] { $count } batteries
}
turn-panel-held = a pris une plaque de { $fields } cases en jouant en { $at }
turn-panel-tied = a égalisé sur une plaque de { $fields } cases en jouant en { $at } : elle ne compte plus pour personne
turn-lost = a perdu un pion dans la rivière

# Reviewing a game
review-at = Tour { $at } sur { $all }.
review-leave = Revenir à la partie
review-only = C’est une position passée. Revenez à la partie pour continuer.
review-autoplay = Lecture
review-stop = Arrêter
review-play-from-here = Jouer d’ici
    .about = Commencer une nouvelle partie à partir de cette position
review-line-at = Meilleure suite : tour { $at } sur { $all }.
review-graph = Chances après le tour { $turn } : { $chances }
review-graph-side = Plus la courbe est haute, mieux c’est pour { $player }
review-turn = Tour { $turn }, { $player }
review-lost = Les chances passent de { $before } % à { $after } %.
review-played = Joué : { $played }.
review-answer = Meilleure réponse : { $answer }.
review-answer-wins = Elle gagne aussitôt.
review-answer-threatens = Elle menace de gagner au tour suivant.
review-answer-uses = { $count ->
    [one] Elle se sert de la batterie déplacée en { $places }.
   *[other] Elle se sert des batteries déplacées en { $places }.
}
review-answer-takes-robot = Le robot pris en { $at } venait juste d’y arriver.
review-answer-takes-counter = Le pion pris en { $at } venait juste d’y arriver.
review-spares-robots = La meilleure réponse ne prend alors { $count ->
    [0] aucun robot.
    [one] qu’un robot.
   *[other] que { $count } robots.
}
review-spares-counters = La meilleure réponse ne prend alors { $count ->
    [0] aucun pion.
    [one] qu’un pion.
   *[other] que { $count } pions.
}
review-spares-points = Après la meilleure réponse, vous y gagnez { $points ->
    [one] un point.
   *[other] { $points } points.
}
review-better = Mieux : { $better }.
played-place = une bille en { $to }
played-move = le pion de { $from } à { $to }
played-move-capture = le pion de { $from } à { $to }, avec prise en { $pieces }
played-round = une boucle qui revient en { $to }
played-round-capture = une boucle qui revient en { $to }, avec prise en { $pieces }
played-swap = échange des camps
played-nothing = rien
better-runs = { $count ->
    [one] une course ({ $ways })
   *[other] { $count } courses ({ $ways })
}
better-captures = { $count ->
    [one] une prise ({ $places })
   *[other] { $count } prises ({ $places })
}
better-shifts = { $count ->
    [one] un déplacement ({ $ways })
   *[other] { $count } déplacements ({ $ways })
}
review-show-line = Montrer sur le plateau
review-leave-line = Montrer ce qui a été joué
mark-good = Seul bon coup
mark-missed = Occasion manquée
mark-mistake = Erreur
mark-blunder = Gaffe

# The computer as a player. Levels have a number and a word; the words stand on small buttons.
seat-person = Joueur
seat-computer = Ordinateur, niveau { $level } ({ $name })
seat-computer-timed = Ordinateur, { $seconds } s par tour
the-computer = L’ordinateur
computer-name = Ordinateur (niveau { $level })
computer-name-timed = Ordinateur ({ $seconds } s)
level-1 = Débutant
level-2 = Novice
level-3 = Amateur
level-4 = Intermédiaire
level-5 = Confirmé
level-6 = Fort
level-7 = Expert
level-8 = Maximum
panel-thinks = { $player } réfléchit{ $depth ->
    [0] …
    [one] … ({ $depth } tour d’avance)
   *[other] … ({ $depth } tours d’avance)
}
panel-computer-plays = { $player } joue.
panel-computer-paused = { $player } est en pause.
panel-move-now = Abréger
    .about = Faire jouer à l’ordinateur le meilleur coup trouvé jusqu’ici
panel-computer-failed = { $player } ne peut plus réfléchir à cause d’une erreur. Votre partie est conservée.
panel-think-again = Réessayer
    .about = Laisser l’ordinateur réfléchir à nouveau
search-failed = Une erreur a interrompu le calcul. Réessayez.
panel-resume-computer = Reprendre
    .about = Laisser l’ordinateur continuer
panel-hint = Indice
    .about = Montrer ce que l’ordinateur jouerait, et pourquoi

# A hint: the next action, as half a sentence, then one or two reasons, each a sentence
hint-coming = Recherche d’un indice…
hint-whole-turn = L’idée du tour : { $reasons }
hint-whole-turn-averts = Jouez le tour entier, sinon l’adversaire peut gagner aussitôt.
hint-told = Indice : { $turn }.
hint-step = Indice, étape { $step } sur { $steps } : { $turn }.
step-near-own = { $robots ->
    [one] Elle y touche un de vos robots.
   *[other] Elle y touche { $robots } de vos robots.
}
step-off-enemy = { $robots ->
    [0] Elle n’y touche aucun robot adverse.
    [one] Elle n’y touche qu’un robot adverse.
   *[other] Elle n’y touche que { $robots } robots adverses.
}
action-run = faites courir le robot de { $from } à { $to }, en payant avec { $pieces }
action-run-capture = faites courir le robot de { $from } à { $to } pour y prendre le robot adverse, en payant avec { $pieces }
action-shift = déplacez la batterie de { $from } à { $to }
action-end = terminez le tour
action-place = posez une bille en { $to }
action-move = déplacez le pion de { $from } à { $to }
action-move-capture = déplacez le pion de { $from } à { $to } et prenez { $pieces }
action-swap = échangez les camps
why-wins = Vous gagnez la partie.
why-wins-in = Vous gagnez { $turns ->
    [one] dès ce tour.
   *[other] en { $turns } tours, quoi que fasse l’adversaire.
}
why-takes-robots = Vous prenez { $count ->
    [one] un robot.
   *[other] { $count } robots.
}
why-takes-counters = Vous prenez { $count ->
    [one] un pion.
   *[other] { $count } pions.
}
why-averts = Sinon, l’adversaire pourrait gagner aussitôt.
why-saves-robots = Vous sauvez { $count ->
    [one] un robot.
   *[other] { $count } robots.
}
why-saves-counters = Vous sauvez { $count ->
    [one] un pion.
   *[other] { $count } pions.
}
why-saves-robot-on = Vous sauvez le robot en { $at }.
why-saves-counter-on = Vous sauvez le pion en { $at }.
why-saves-robots-on = Vous sauvez les robots en { $at } et { $other }.
why-saves-counters-on = Vous sauvez les pions en { $at } et { $other }.
why-threatens-to-win = Vous menacez de gagner au tour suivant.
why-threatens-robots = Vous menacez { $count ->
    [one] un robot.
   *[other] { $count } robots.
}
why-threatens-counters = Vous menacez { $count ->
    [one] un pion.
   *[other] { $count } pions.
}
why-threatens-robot-on = Vous menacez le robot en { $at }.
why-threatens-counter-on = Vous menacez le pion en { $at }.
why-threatens-robots-on = Vous menacez les robots en { $at } et { $other }.
why-threatens-counters-on = Vous menacez les pions en { $at } et { $other }.
why-gains = Vous gagnez { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-ends-ahead = Si chacun joue au mieux, vous gagnez avec { $points ->
    [one] 1 point d’avance.
   *[other] { $points } points d’avance.
}
why-ends-behind = Si chacun joue au mieux, vous finissez avec { $points ->
    [one] 1 point de retard.
   *[other] { $points } points de retard.
}
why-ends-even = Si chacun joue au mieux, la partie est nulle.
why-resists = Si l’adversaire joue au mieux, la partie est perdue : c’est ainsi que vous résistez le plus longtemps.
why-nearer-goal-row = Vos robots avancent { $squares ->
    [one] d’une case
   *[other] de { $squares } cases
} vers l’arrivée.
why-nearer-headquarters = Votre armée avance { $squares ->
    [one] d’une case
   *[other] de { $squares } cases
} vers le quartier général adverse.
why-slows = { $squares ->
    [0] Au prochain tour, l’adversaire ne peut pas s’approcher ; sinon, ce serait de { $others } cases.
    [one] Au prochain tour, l’adversaire ne peut s’approcher que d’une case au lieu de { $others }.
   *[other] Au prochain tour, l’adversaire ne peut s’approcher que de { $squares } cases au lieu de { $others }.
}
why-opens = Au tour suivant, vous pourriez vous approcher de { $squares } cases.
why-arrives-goal-row = Robots à l’arrivée : { $reached } sur { $needed }.
why-arrives-headquarters = Pions dans le quartier général adverse : { $reached } sur { $needed }.
why-secures = Cette plaque de { $fields } cases ne peut plus vous être reprise.
why-leads = Cette plaque de { $fields } cases est alors à vous, { $own } à { $others }.
why-strengthens = Vous renforcez votre avance sur cette plaque de { $fields } cases : { $own } à { $others }.
why-evens = Votre adversaire ne mène plus sur cette plaque de { $fields } cases.
why-charges = Vos robots touchent alors { $batteries ->
    [one] une batterie.
   *[other] { $batteries } batteries.
}
why-starves = Les robots adverses ne touchent alors plus { $batteries ->
    [0] aucune batterie.
    [one] qu’une batterie.
   *[other] que { $batteries } batteries.
}
why-leaves = Il ne reste à votre adversaire { $places ->
    [one] qu’une case.
   *[other] que { $places } cases.
}
why-lets-gain = { $points ->
    [0] L’adversaire ne peut alors gagner aucun point ; si vous jouez ailleurs, il peut en gagner jusqu’à { $others }.
    [one] L’adversaire ne peut alors gagner qu’un point ; si vous jouez ailleurs, il peut en gagner jusqu’à { $others }.
   *[other] L’adversaire ne peut alors gagner que { $points } points ; si vous jouez ailleurs, il peut en gagner jusqu’à { $others }.
}
why-improves = Votre position s’améliore.
why-better-side = L’autre camp a l’avantage : mieux vaut échanger.
why-fair-turn = Les deux camps se valent ensuite : votre adversaire n’a rien à gagner à échanger.

# The computer's analysis of a game under review
analysis-on = Analyse
    .about = Montrer l’évaluation de cette position par l’ordinateur
analysis-off = Sans analyse
    .about = Masquer l’évaluation de l’ordinateur
analysis-coming = Réflexion…
analysis-chance = { $player } { $percent } %
turning-find = Tournants
    .about = Analyser toute la partie : les chances de chacun et les tours décisifs
turning-progress = Positions analysées : { $done } sur { $all }…
turning-none = Aucun tour à lui seul n’a décidé de cette partie.
turning-most = Voici les tours qui ont le plus compté :

# Learning from mistakes in a game under review
mistake-learn = Vos erreurs
    .about = Vous exercer sur vos erreurs de cette partie
mistake-number = Erreur { $number } sur { $count }
mistake-leave = Retour
    .about = Continuer à revoir la partie
mistake-task = Trouvez mieux.
mistake-lost = Chances : { $chance } % au lieu de { $best } %.
mistake-right = Bien trouvé ! Chances : { $chance } %.
mistake-shown = Cela aurait été mieux.
mistake-none = Vous n’avez commis aucune erreur grave dans cette partie.
mistake-next = Erreur suivante
mistake-finish = Revoir la partie
mistake-try-again = Réessayer
mistake-again = Recommencer
    .about = Recommencer cet exercice
mistake-show = Montrer
    .about = Montrer le meilleur coup
mistake-skip = Passer
    .about = Passer à l’erreur suivante

# How the players stand
standing-to-move = joue
standing-none-left = aucune bille
standing-left = encore { $count }
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
standing-goal-netzwerk = { $reached } sur { $needed } à l’arrivée
standing-goal-napoleon = { $reached } sur { $needed } au quartier général
standing-to-go = { $squares ->
    [one] une case à parcourir
   *[other] { $squares } cases à parcourir
}
    .about = Distance totale qui reste jusqu’à la victoire, si rien ne barre le chemin

# What is to be done
task-run-robot = Faites courir un robot.
task-chosen-robot = Où doit aller le robot en { $site } ? Les nombres : le coût en batteries.
task-run-once = Premier tour : faites une seule course avec un robot.
task-end-turn = Terminez le tour.
task-must-capture = La prise est obligatoire : prenez un robot adverse.
task-run-or-shift = Faites encore courir un robot, déplacez des batteries ou terminez le tour.
task-shift = Déplacez des batteries ou terminez le tour.
task-place-first = Posez la première bille où vous voulez.
task-place-marble = Posez une bille dans la rangée ou la colonne de la dernière.
task-move-counter = Jouez un pion : un pas, ou une suite de sauts.
task-chosen-counter = Où doit aller le pion en { $site } ?
task-nothing = La partie est finie.

# What a square is
ground-open = Terrain découvert. Ici, on prend les pions adverses en sautant par-dessus.
ground-road = Une route. Ici, on saute par-dessus les pions sans les prendre.
ground-bridge = Un pont. Ici, on saute par-dessus les pions sans les prendre.
ground-village = Un village. Ici, on saute par-dessus les pions sans les prendre.
ground-river = Une rivière. On y entre et on en sort d’un pas ; un saut dans l’eau coûte le pion. Aucun saut n’en part ni ne la franchit.
ground-forest-edge = La lisière. Un saut peut y arriver ; aucun n’en part ni ne la franchit.
ground-inner-forest = Le cœur de la forêt. On n’y entre que d’un pas ; aucun saut n’en part ni ne le franchit.
ground-refuge = { $owner ->
    [blue] Quartier général des bleus : les rouges gagnent dès qu’ils y ont deux pions ; les bleus n’ont pas le droit de s’y arrêter.
   *[red] Quartier général des rouges : les bleus gagnent dès qu’ils y ont deux pions ; les rouges n’ont pas le droit de s’y arrêter.
} Ici, on saute par-dessus les pions sans les prendre.
ground-open-headquarters = { $owner ->
    [blue] Quartier général des bleus : les rouges gagnent dès qu’ils y ont deux pions.
   *[red] Quartier général des rouges : les bleus gagnent dès qu’ils y ont deux pions.
} Ici, les pions peuvent être pris.

# Assists: switches in a list headed “Show”
assist-targets = Cases possibles
    .about = Montrer où la prochaine bille peut aller
assist-lines = Rangée et colonne
    .about = Marquer la rangée et la colonne de la dernière bille
assist-off-limits = Plaques interdites
    .about = Marquer les deux plaques interdites
assist-left = Billes restantes
    .about = Montrer combien de billes il reste à chacun
assist-points = Points
    .about = Montrer le score actuel
assist-panels = Plaques tenues
    .about = Entourer chaque plaque de la couleur du joueur qui la tient
assist-areas = Plus grandes zones
    .about = Montrer la plus grande zone de chaque joueur
assist-chains = Chaînes
    .about = Montrer les chaînes qui rapportent
assist-danger = Pièces menacées
    .about = Marquer vos pièces qui pourraient être prises au prochain tour
assist-warning = Risque de défaite
    .about = Avertir si l’adversaire pourrait gagner juste après votre tour
assist-landings = Saut par saut
    .about = Faire les sauts un par un ; pour s’arrêter, toucher de nouveau la dernière case atteinte

# The score
score-panels = Plaques
score-areas = Zone
score-chains = Chaînes
score-marks-areas = Liens larges : plus grande zone.
score-marks-chains = Liens étroits : chaînes.
score-no-panel = { $player } : aucune plaque
score-sum = { $player } : plaques { $sum }

# A game that is paused or over
pause-heading = Pause
pause-resume = Reprendre
pause-more = Plus…
pause-quit = Quitter
pause-copy-link = Copier le lien
    .about = Copier un lien vers cette partie, à envoyer à l’adversaire ou à ouvrir sur un autre appareil
pause-link-copied = Lien copié
    .about = Envoyez-le à l’adversaire : il s’ouvre dans un navigateur, ou une fois collé dans « Parties »
pause-link-cut = La partie entière est trop longue pour un lien. Celui-ci commence au tour { $turn }.
pause-copy-position = Copier la position
    .about = Copier la position sous forme de texte, à coller dans « Parties »
pause-copy-match = Copier la partie
    .about = Copier toute la partie sous forme de texte, à coller dans « Parties »
pause-mouse = Souris : faites glisser la table pour la tourner ; avec le bouton du milieu ou Maj, vous déplacez la vue. La molette zoome ; un clic droit décrit un endroit.
pause-fingers = Tactile : touchez ou faites glisser. Un doigt sur la table la tourne ; deux doigts zooment, tournent et déplacent la vue ; un appui long décrit un endroit.
match-restart = Recommencer
    .about = Rejouer cette partie depuis le début
match-new = Nouvelle partie
    .about = Choisir les noms et les règles
match-main-menu = Menu principal
    .about = Quitter cette partie
result-draw = Partie nulle
result-turns = { $turns ->
    [one] Après { $turns } tour.
   *[other] Après { $turns } tours.
}
result-no-field-left = { $player } n’avait plus aucune case où jouer.
result-no-field-left-you = Vous n’aviez plus aucune case où jouer.
result-cannot-run = { $player } ne pouvait faire courir aucun robot.
result-cannot-run-you = Vous ne pouviez faire courir aucun robot.
result-wins = { $player } a gagné
result-you-win = Vous avez gagné !
result-you-lose = Vous avez perdu
result-harder = Jouer contre le niveau { $level }
result-rematch = Revanche
    .about = Rejouer en échangeant les camps

share-open = Partager…
    .about = Envoyer un lien, ou enregistrer une image, une animation, la position ou la partie
share-heading = Partager cette partie
share-names = Noms des joueurs
share-names-off = Sans
share-names-on = Avec
share-player = { $name } ({ $side })
share-picture = Image de cette position
share-animation = Animation
share-last = Dernier tour
share-all = Partie entière
share-first-turn = Du tour
share-last-turn = Au tour
share-turns = Tours { $first } à { $last }
share-progress = Enregistrement : { $percent } %
share-cancel = Annuler
share-saved = Enregistré sous { $path }.
share-failed = L’enregistrement a échoué : { $fault }.
share-nothing-drawn = le pilote graphique n’a dessiné aucune image

# The server for a tablet
tablet-open = Jouer sur tablette
tablet-what = Partagez le jeu sur votre réseau local : ouvrez-le dans le navigateur d’une tablette ou d’un téléphone.
tablet-start = Démarrer
tablet-scan = Scannez ce code avec l’appareil photo d’une tablette ou d’un téléphone du même réseau, ou saisissez l’adresse dans son navigateur.
tablet-who = Tout le monde sur ce réseau peut ouvrir le jeu, mais personne n’y voit vos parties enregistrées ni vos fichiers.
tablet-limits = La connexion n’est pas chiffrée (http). Le navigateur ne peut donc ni installer le jeu ni le lancer hors ligne.
tablet-until = Vous pouvez fermer cette page : le jeu reste partagé jusqu’à ce que vous arrêtiez le partage ou quittiez le programme.
tablet-copy = Copier l’adresse
tablet-stop = Arrêter
tablet-failed = Impossible de partager le jeu : { $fault }.
tablet-no-page = la version pour navigateurs n’est pas installée
tablet-no-network = cet appareil n’est sur aucun réseau
tablet-unreadable = ses fichiers sont illisibles
tablet-refused = le système ne le permet pas

# Why a match ended
reason-half-the-crew-is-home = la moitié des robots est à l’arrivée
reason-all-robots-captured = tous les robots d’un camp sont pris
reason-no-robot-can-run = aucun robot ne peut courir
reason-more-points = { $more } points à { $less }
reason-equal-points = { $each } points chacun
reason-headquarters-taken = deux pions occupent le quartier général adverse
reason-armies-spent = il reste moins de deux pions à chaque camp
reason-all-counters-captured = tous les pions d’un camp sont pris
reason-no-legal-move = plus aucun coup n’est possible
reason-nothing-happens = cent coups sans prise ni perte
reason-out-of-time = le temps est écoulé
reason-repetition = la même position pour la troisième fois

# Why an action is not legal: half sentences
illegal-no-swap = on ne peut échanger les camps que juste après le premier tour, et seulement si les règles le permettent
illegal-netzwerk-over = la partie est finie
illegal-netzwerk-run-first = un tour commence par une course : tant qu’aucun robot n’a couru, on ne peut ni déplacer une batterie ni terminer le tour
illegal-netzwerk-runs-are-over = aucun robot ne peut plus courir dès qu’une batterie a été déplacée pendant ce tour
illegal-netzwerk-must-capture = un robot peut prendre, et ces règles l’y obligent
illegal-netzwerk-single-run = le premier tour de la partie est une seule course, sans déplacement de batterie
illegal-netzwerk-no-robot = il n’y a pas de robot en { $value }
illegal-netzwerk-not-yours = le robot en { $value } n’est pas à vous
illegal-netzwerk-barred = le robot en { $value } ne peut plus courir pendant ce tour
illegal-netzwerk-resting = le robot en { $value } a fait une prise et se repose pendant ce tour
illegal-netzwerk-no-energy = aucune batterie chargée ne touche le robot en { $value }
illegal-netzwerk-no-own-energy = vous ne contrôlez aucune batterie chargée qui touche le robot en { $value }
illegal-netzwerk-hemmed-in = le robot en { $value } est coincé : il n’a aucune case où courir
illegal-netzwerk-no-way = le robot en { $from } ne peut pas aller en { $to }
illegal-netzwerk-wrong-sign = { $value ->
    [true] une course vers une case où se tient un robot adverse s’écrit avec x
   *[other] une course qui ne prend rien s’écrit avec -
}
illegal-netzwerk-wrong-price = la course coûte { $price }, mais { $paid ->
    [0] aucune batterie ne paierait
    [one] une seule batterie paierait
   *[other] { $paid } batteries paieraient
}
illegal-netzwerk-too-far = cette course coûte { $price ->
    [one] une batterie
   *[other] { $price } batteries
}, mais { $energy ->
    [0] aucune ne peut
    [one] une seule peut
   *[other] { $energy } seulement peuvent
} payer
illegal-netzwerk-no-battery = il n’y a pas de batterie en { $value }
illegal-netzwerk-spent = la batterie en { $value } est épuisée
illegal-netzwerk-not-controlled = vous ne contrôlez pas la batterie en { $value }
illegal-netzwerk-locked = les deux joueurs contrôlent la batterie en { $value }, donc aucun ne peut la déplacer
illegal-netzwerk-shifted = la batterie en { $value } a déjà été déplacée pendant ce tour
illegal-netzwerk-not-next = la batterie en { $from } ne peut pas aller en { $to } : elle va au prochain emplacement vide de sa ligne
illegal-netzwerk-otherwise = cela n’est pas permis ici

illegal-kulami-over = la partie est finie
illegal-kulami-no-field = il n’y a pas de case en { $value }
illegal-kulami-taken = il y a déjà une bille en { $value }
illegal-kulami-out-of-line = la case { $at } n’est ni dans la rangée ni dans la colonne de la dernière bille, en { $last }
illegal-kulami-off-limits = la plaque de { $at } est interdite : l’une des deux dernières billes y est posée, en { $by }

illegal-napoleon-over = la partie est finie
illegal-napoleon-off-the-map = la carte n’a pas de case { $value }
illegal-napoleon-no-counter = il n’y a pas de pion { $colour ->
    [blue] bleu
   *[red] rouge
} en { $at }
illegal-napoleon-not-yours = le pion en { $value } n’est pas à vous
illegal-napoleon-stuck = le pion en { $value } ne peut pas bouger : aucune case voisine n’est libre, et aucun saut n’est possible
illegal-napoleon-shape = un coup se compose d’un seul pas, ou de sauts, chacun en ligne droite par-dessus un seul pion
illegal-napoleon-out-of-reach = le pion en { $from } ne peut pas aller en { $to } : un coup se compose d’un seul pas, ou de sauts, chacun en ligne droite par-dessus un seul pion
illegal-napoleon-taken = il y a déjà un pion en { $value }
illegal-napoleon-step-home = un pion ne peut pas entrer d’un pas dans son propre quartier général, en { $value }
illegal-napoleon-no-jump-from = on ne saute pas à partir de { $first } : c’est une { $second ->
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
illegal-napoleon-lost = le pion est perdu dans la rivière en { $value } : le coup s’arrête là
illegal-napoleon-no-river = il n’y a pas de rivière en { $value } où un pion pourrait être perdu
illegal-napoleon-loss-untold = le pion est perdu dans la rivière en { $value } (terminez le coup par ~)
illegal-napoleon-ends-at-home = aucun coup ne peut finir dans votre propre quartier général, en { $value }
illegal-napoleon-circle = un coup qui ne prend rien ne peut pas finir là où il a commencé

# What is wrong with a layout
layout-empty = la disposition est vide
layout-too-long = le texte de la disposition a { $value } caractères : aucune disposition n’en demande plus de 255
layout-sign = « { $sign } », rangée { $row }, colonne { $column }, n’est ni une lettre ni . pour un vide
layout-ragged = la rangée { $row } a une largeur de { $found }, la première de { $wanted }
layout-no-rectangle = la plaque { $value } n’est pas un rectangle d’un seul tenant
layout-wrong-size = la plaque { $name } fait { $width } × { $height } : une telle plaque n’existe pas
layout-count = plaques de { $short } × { $long } : { $found } au lieu de { $wanted }
layout-overlap = les plaques { $first } et { $second } se recouvrent
layout-too-large = la disposition fait { $width } × { $height } : elle ne peut dépasser 10 cases dans aucun sens
layout-disconnected = la disposition se sépare en { $value } parties qui ne se touchent par aucun côté

layout-name = son nom doit avoir de 1 à 40 caractères
layout-name-and-layout = son nom doit avoir de 1 à 40 caractères ; { $value }

# What is wrong with a map
map-empty = la carte est vide
map-name = son nom doit avoir de 1 à 40 caractères
map-too-large = la carte fait { $width } × { $height } : le maximum est 40 × 40
map-ragged = { $grid ->
    [terrain] terrain
   *[counters] pions
} : la rangée { $row } a une largeur de { $found }, et non de { $wanted }
map-rows = pions : { $found } rangées, et non { $wanted }
map-sign = { $grid ->
    [terrain] terrain
   *[counters] pions
} : « { $sign } », rangée { $row }, colonne { $column }, ne fait pas partie de { $known }
map-no-headquarters = il manque le quartier général des { $colour ->
    [blue] bleus
   *[red] rouges
} ({ $sign })
map-unequal-armies = les armées diffèrent : bleus { $blue }, rouges { $red }
map-army = { $value ->
    [one] { $value } pion
   *[other] { $value } pions
} par joueur : il en faut de 2 à 24
map-at-home = pions : celui de la rangée { $row }, colonne { $column }, est dans son propre quartier général
map-river-corner = terrain : les rivières de la rangée { $row }, colonne { $column }, et de la rangée en dessous ne se touchent que par un coin
map-place = lieux : « { $name } » en « { $at } » demande un nom et une case de la carte

# What is wrong with a file
format-too-large = le fichier est trop volumineux : { $found } (maximum : { $largest })
format-empty = il n’y a aucun contenu
format-foreign = le contenu est d’un autre type
format-damaged = le texte est endommagé à la ligne { $line }, colonne { $column }
format-newer = le fichier vient d’une version plus récente (format { $found } ; celle-ci lit le format { $known })
format-no-format = le format { $found } est inconnu (cette version lit le format { $known })

file-missing = ce fichier n’existe pas
file-no-file = ce n’est pas un fichier
file-too-large = le fichier est trop volumineux : { $found } (maximum : { $largest })
file-size-kilobytes = { $size } ko
file-size-megabytes = { $size } Mo
file-no-text = il ne contient pas de texte
file-taken = un autre fichier porte déjà ce nom
file-no-folder = le système n’a pas de dossier pour cela
file-full = il n’y a plus de place : supprimez des parties dont vous n’avez plus besoin
file-forbidden = il n’est pas permis d’enregistrer quoi que ce soit ici
file-system = { $value }

# What is wrong with a match’s set-up
option-conflict = les sauts ne peuvent finir dans votre propre quartier général que si les quartiers généraux sont ouverts

set-up-rules = règles : { $value }
set-up-one-board = { $value } n’a qu’un seul plateau
set-up-layout = disposition : { $value }
set-up-map = carte : { $value }
set-up-two-boards = la position est sur un autre plateau que celui indiqué
set-up-swap-in-turn = on ne peut échanger les camps qu’au début d’un tour
set-up-position = position : { $value }

play-over = la partie est finie
play-full = une partie ne peut pas avoir plus de 20 000 actions
play-too-long = les actions d’une partie ne peuvent pas avoir plus de 2 millions de caractères en tout

# Sound
settings-group-sound = Son
settings-effects-volume = Effets
settings-room-volume = Ambiance
settings-volume-off = Muet
panel-mute = Muet
    .about = Couper le son
panel-unmute = Son
    .about = Remettre le son
key-mute = Couper ou remettre le son

# Resigning, draws, rematches, undo by agreement
reason-resigned = par abandon
reason-draw-agreed = d’un commun accord
result-resigned = { $player } a abandonné.
saved-ended = les joueurs ont arrêté une partie déjà finie
pause-offer-draw = Proposer la nulle
    .about = L’adversaire peut accepter ou refuser
pause-offer-draw-later = Vous pourrez proposer la nulle de nouveau dans quelques tours.
pause-resign = Abandonner
    .about = L’adversaire gagne aussitôt
pause-swap-sides = Échanger les camps
    .about = Échanger place et couleur avec l’adversaire, avant le premier coup
resign-heading = Abandonner ?
resign-text = { $loser } abandonne et { $winner } gagne.
resign-text-alone = L’ordinateur gagnera la partie.
resign-confirm = Abandonner
draw-heading = Proposer la nulle ?
draw-text = { $player } peut accepter, refuser ou simplement continuer à jouer.
draw-confirm = Proposer la nulle
decision-cancel = Continuer à jouer
offer-draw = { $player } propose la nulle.
offer-undo = { $player } voudrait annuler le dernier coup.
offer-agree = { $player }, d’accord ?
offer-accept = Accepter
offer-decline = Refuser
offer-draw-declined = { $player } refuse la nulle.
offer-undo-declined = { $player } refuse l’annulation.
offer-draw-considered = { $player } réfléchit à votre proposition de nulle.
settings-undo = Annulation
settings-undo-free = Libre
    .about = Tout ce qui a été joué peut être annulé.
settings-undo-agreement = D’un commun accord
    .about = À deux, l’adversaire doit d’abord accepter.

# Finding saved games
date-today = aujourd’hui, { $time }
date-yesterday = hier, { $time }
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
date-january = janvier
date-february = février
date-march = mars
date-april = avril
date-may = mai
date-june = juin
date-july = juillet
date-august = août
date-september = septembre
date-october = octobre
date-november = novembre
date-december = décembre
find-search = Chercher un nom, un titre ou un jeu
find-all = Toutes
find-unfinished = En cours
find-finished = Terminées
find-all-games = Tous les jeux
find-latest = Les plus récentes
find-oldest = Les plus anciennes
find-by-game = Par jeu
find-by-name = Par nom
find-none = Aucune partie enregistrée ne correspond à votre recherche.
find-show-all = Tout afficher
find-reading = { $count ->
    [one] Lecture d’une autre partie…
   *[other] Lecture de { $count } autres parties…
}
find-state-unfinished = En cours · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
find-state-won = { $winner } a gagné · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
find-state-drawn = Partie nulle · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
find-more = Plus
    .about = Renommer, copier, exporter ou supprimer cette partie
find-less = Moins
find-import = Importer
    .about = Coller une partie ou une position, ou déposer son fichier dans la fenêtre
find-import-path = Importer
    .about = Coller une partie, une position ou le chemin d’un fichier
backup-all = Tout sauvegarder
    .about = Toutes les parties, dispositions et cartes dans un seul fichier ; importez-le pour tout restaurer
backup-saved = Tout est sauvegardé : { $path }.
backup-saved-without = Tout est sauvegardé, sauf { $count ->
    [one] un fichier
   *[other] { $count } fichiers
}, dans { $path }. { $faults }
backup-restored = Restauration terminée. Ajouts : { $added } ; déjà présents : { $known }.
backup-choose = Choisir un fichier
    .about = Une partie, une sauvegarde, une disposition ou une carte

# Settings and shortcuts
settings-group-game = Jeu
settings-group-table = Table et vue
settings-group-text = Langue et texte
settings-language-system = Langue du système ({ $language })
settings-highlights-usual = Vert et rouge
    .about = Les couleurs habituelles.
settings-highlights-distinct = Bleu et orange
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
about-napoleon = Napoleon est de Kurt Heuser et Eugen Oker, publié par Pelikan en 1975. Son plateau n’a jamais été reproduit ; les cartes sont donc les nôtres.
about-rules = Les règles sont rédigées avec nos propres mots.
about-owners = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, qui n’ont pris aucune part à ce programme.
about-licence-what = Vous pouvez utiliser, modifier et partager ce programme sous la licence MIT ou la licence Apache 2.0, à votre choix.
about-fonts-what = Les polices sont Cabin et Vollkorn, sous la SIL Open Font License. Les symboles sont Phosphor Icons, sous la licence MIT.
about-libraries-what = Le programme repose sur le travail de beaucoup d’autres : { $count } bibliothèques, chacune avec sa version et sa licence.
report-open = Signaler un problème
report-what = Copiez ce texte et joignez-le à votre message. Il contient vos réglages et la partie en cours, s’il y en a une, avec les noms des joueurs, mais aucun nom de dossier de votre appareil.
report-copy = Copier
report-copied = Copié

# The title and the new game
title-two-players = À deux
title-computer = Contre l’ordinateur
new-match-more = Plus d’options
new-match-less = Moins d’options
new-match-strength = Force
new-match-level = Niveau
new-match-thinking = Temps de réflexion
new-match-thinking-seconds = { $seconds } s
new-match-thinking-note = Par tour, à pleine force. Plus l’appareil est rapide, plus l’ordinateur est fort.
new-match-side = Votre camp
new-match-random-side = Au hasard
preset-netzwerk-wolf = Standard
    .about = Les règles de Knut-Michael Wolf, avec un début équitable : après le premier tour, le second joueur peut échanger les camps. Si une position se présente pour la troisième fois, la partie est nulle.
preset-netzwerk-neto = Courses droites
    .about = La variante de João Neto : une seule course par robot et par tour, en ligne droite, payée avec des batteries que vous contrôlez. Même début équitable.

# Symbols at the table
panel-show = Afficher
    .about = Choisir ce que le plateau affiche
review-start = Début
    .about = Au début de la partie
review-previous = Arrière
    .about = Un tour en arrière
review-next = Avant
    .about = Un tour en avant
review-end = Fin
    .about = À la dernière position

# Courses for beginners
lesson-learn = Apprendre
lesson-step = Étape { $step } sur { $count }
lesson-step-new = Étape { $step } sur { $count } · nouvelle position
lesson-step-more = Autres règles : { $step } sur { $count }
lesson-next = Suivant
lesson-first-match = Jouer une première partie
lesson-hint = Indice
    .about = Un indice pour cette étape
lesson-show = Montrer
    .about = Voir comment faire
lesson-back = Retour
    .about = L’étape précédente
lesson-skip = Passer
    .about = Passer à l’étape suivante
lesson-more = Autres règles
    .about = Des règles dont on peut d’abord se passer
lesson-leave = Quitter
    .about = Vers le menu principal ; vous pourrez reprendre ici plus tard
lesson-well-done = Bien joué !
lesson-otherwise = C’est permis, mais ce n’est pas ce que demande cette étape.
lesson-loses-own = Votre pion serait perdu dans la rivière.
lesson-leaves = { $places ->
    [one] Après cela, il reste encore une case à l’adversaire.
   *[other] Après cela, il reste encore { $places } cases à l’adversaire.
}
lesson-costs-nothing = L’adversaire n’y perd aucun point.
lesson-captures-only = { $count ->
    [0] Ce coup ne prend rien.
    [one] Ce coup ne prend qu’un pion.
   *[other] Ce coup ne prend que { $count } pions.
}
lesson-finished = Le cours est terminé. À vous de jouer une première partie entière contre l’ordinateur, au niveau le plus facile.
lesson-offer = Vous découvrez { $game } ? Un cours de cinq minutes vous montre comment on joue.
lesson-offer-no = Non merci
lessons-unread = Votre progression dans les cours n’a pas pu être lue : { $fault }. Ils reprennent au début.
lessons-not-saved = Votre progression dans les cours n’a pas pu être enregistrée : { $fault }.

# Puzzles
puzzle-grade-easy = Facile
puzzle-grade-medium = Moyen
puzzle-grade-hard = Difficile
puzzles-open = Problèmes
puzzles-heading = { $game } : problèmes
puzzles-day = Problème du jour
puzzles-stars-what = Trois étoiles : du premier coup, sans aide. Deux : avec un indice, ou au deuxième essai. Une : dans les autres cas.
puzzle-number = Problème { $number } · { $grade }
puzzle-of-day = Problème du jour · { $grade }
puzzles-solved = { $solved } sur { $count } résolus, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
puzzles-entry = { $number }, { $stars ->
    [0] non résolu
    [one] une étoile
   *[other] { $stars } étoiles
}
puzzle-goal-win-now = Gagnez dès ce tour.
puzzle-goal-win = Gagnez en { $turns } tours, quoi que fasse l’adversaire.
puzzle-goal-hold = Votre adversaire est sur le point de gagner. Trouvez le seul coup qui l’en empêche.
puzzle-goal-keep-win = Si chacun joue au mieux, une seule case mène encore à la victoire. Trouvez-la.
puzzle-goal-keep-draw = Vous ne pouvez plus gagner, mais une case sauve la nulle. Trouvez-la.
puzzle-hint-river = Sacrifiez un pion dans la rivière.
puzzle-hint-capture = Une prise ouvre le chemin.
puzzle-hint-jump = Sautez !
puzzle-hint-energy = Comptez les batteries : lesquelles peuvent payer, et quels robots ont besoin des autres ?
puzzle-hint-step = Un simple pas suffit : ni saut ni prise.
puzzle-hint-hold = De quoi votre adversaire a-t-il besoin pour gagner au prochain tour ? Empêchez-le d’y parvenir.
puzzle-hint-win = Cherchez les plaques encore indécises, et voyez où votre bille envoie l’adversaire.
puzzle-hint-draw = Où l’adversaire peut-il aller après votre bille ?
puzzle-hint-begin = Commencez à l’endroit indiqué.
puzzle-you = Votre camp : { $player }.
puzzle-hint = Indice
    .about = L’idée, puis le début
puzzle-show = Montrer
    .about = Voir la solution
puzzle-again = Rejouer
    .about = Remettre le problème en place
puzzle-list = Liste
    .about = Retour à la liste des problèmes
puzzle-leave = Quitter
    .about = Vers le menu principal
puzzle-next = Problème suivant
puzzles-next-unsolved = Prochain problème non résolu
puzzle-wrong = Pas tout à fait. Voici la riposte.
puzzle-no-win = Pas tout à fait : vous ne gagnez pas dès ce tour.
puzzle-refuted = Pas tout à fait. La riposte serait : { $reply }. { $why }
puzzle-missed-win = Vous ne gagnez alors plus à temps.
puzzle-missed-hold = Elle gagne la partie.
puzzle-missed-keep-win = Ensuite, même en jouant au mieux, vous ne gagnez plus.
puzzle-missed-keep-draw = Ensuite, la partie est perdue.
puzzle-lost = Le but est maintenant hors d’atteinte. Essayez encore.
puzzle-right = Exact ! Continuez.
puzzle-solved = Résolu !
puzzle-solved-hold = Votre adversaire ne peut pas gagner au tour suivant.
puzzle-solved-keep-win = En jouant au mieux, vous gagnez, quoi que fasse l’adversaire.
puzzle-shown = C’était la solution.
puzzle-stars = { $stars ->
    [one] Une étoile.
   *[other] { $stars } étoiles.
}
puzzles-unread = Votre progression dans les problèmes n’a pas pu être lue : { $fault }. Elle repart de zéro.
puzzles-not-saved = Votre progression dans les problèmes n’a pas pu être enregistrée : { $fault }.

lesson-netzwerk-goal = Vous avez les blancs. Vous gagnez dès que la moitié des robots qui vous restent est à l’arrivée, la rangée marquée d’où partent les noirs. Chaque tour commence par au moins une course : avancez un robot d’une case.
    .about = Un anneau fin entoure les robots qui peuvent courir. Touchez-en un, puis la case éclairée devant lui.
lesson-netzwerk-goal-done = Une batterie voisine du robot a payé. Elle s’est retournée : elle est épuisée pour ce tour.
lesson-netzwerk-energy = Chaque case coûte une batterie chargée qui touche le robot à son départ. Deux batteries touchent le robot indiqué : faites-le courir de deux cases, en avant puis de côté.
    .about = Touchez le robot, puis la case indiquée.
lesson-netzwerk-energy-done = Quatre batteries le mèneraient quatre cases plus loin. Les robots ne vont jamais en arrière ni en diagonale.
lesson-netzwerk-share = Les batteries n’appartiennent à personne : les robots voisins se les partagent. Avancez le robot indiqué d’une case, mais payez avec la batterie en e5 au lieu de celle qui est proposée ; puis faites courir le robot de gauche.
    .about = Touchez le robot, la case devant lui, puis la batterie en e5. Touchez de nouveau la case pour confirmer.
lesson-netzwerk-share-then = Faites maintenant courir l’autre robot : la batterie épargnée le touche encore.
    .about = Ne terminez pas encore votre tour. Touchez le robot indiqué, puis une case éclairée.
lesson-netzwerk-share-done = C’est vous qui choisissez : ce qu’un robot dépense manque à son voisin.
lesson-netzwerk-jump = Un robot peut sauter par-dessus l’un des vôtres, vers la case vide juste derrière. Cela coûte deux batteries.
    .about = Touchez le robot indiqué, puis la case derrière son voisin.
lesson-netzwerk-jump-then = Une batterie chargée touche la nouvelle case du robot : il peut donc courir encore une fois pendant le même tour. Faites-le courir de nouveau.
    .about = Touchez le robot qui a sauté, puis une case éclairée.
lesson-netzwerk-jump-done = Un robot peut courir tant que des batteries peuvent payer, sauf s’il a fait une prise. On ne saute que par-dessus ses propres robots.
lesson-netzwerk-capture = Deux batteries paient aussi une prise : votre robot prend un robot adverse sur la case suivante et s’installe à sa place. Prenez le robot noir.
    .about = Touchez votre robot en dessous du noir, puis le noir.
lesson-netzwerk-capture-done = La prise termine la course, et ce robot ne peut plus courir pendant ce tour. Elle n’est pas obligatoire.
lesson-netzwerk-all = Vous gagnez aussi en prenant tous les robots adverses. Votre robot de devant, qui a fait une prise, ne peut plus courir pendant ce tour. Sautez par-dessus lui et prenez le dernier robot noir, juste derrière : ce saut avec prise coûte quatre batteries.
    .about = Touchez le plus bas des robots indiqués, puis le noir.
lesson-netzwerk-all-done = Tous les robots noirs sont pris : vous gagnez aussitôt. En jeu, des pointes autour de votre robot vous avertissent : il pourrait être pris.
lesson-netzwerk-shift = Après vos courses, vous pouvez déplacer des batteries, chacune une fois par tour : en avant, en arrière ou de côté, jusqu’au prochain emplacement vide, même par-dessus d’autres batteries. Déplacez vers l’avant celle qui est indiquée.
    .about = Touchez cette batterie, en bas, puis l’emplacement indiqué au-dessus. Vous pouvez aussi la faire glisser.
lesson-netzwerk-shift-done = Après le premier déplacement, aucun robot ne peut plus courir pendant ce tour. Les batteries épuisées se déplacent aussi.
lesson-netzwerk-control = On ne déplace que ce que l’on contrôle : au moins autant de vos robots que de robots adverses doivent toucher la batterie. Des deux batteries indiquées, déplacez celle que vous contrôlez.
    .about = Deux robots noirs et un seul des vôtres touchent la batterie du haut. Déplacez celle du bas.
lesson-netzwerk-control-done = Deux de vos robots la touchent, et aucun robot noir : 2 à 0. À égalité, même à 0 à 0, une batterie est contrôlée par les deux joueurs.
lesson-netzwerk-end = Un tour ne se termine pas tout seul : terminez le vôtre, et regardez jouer les noirs.
    .about = Appuyez sur « Fin du tour ».
lesson-netzwerk-end-done = Au début de chaque tour, toutes les batteries sont rechargées. Elles sont de nouveau à votre service.
lesson-netzwerk-home = Il vous reste cinq robots, dont deux à l’arrivée. Amenez-y un troisième et gagnez.
    .about = Avancez le robot indiqué d’une case.
lesson-netzwerk-home-done = La moitié des robots qui vous restent suffit : trois sur six ou cinq, deux sur quatre ou trois, un sur deux ou le dernier.
lesson-netzwerk-trap = Attention : les noirs ont cinq robots, dont deux à leur arrivée. Si vous en prenez un autre, deux sur quatre font la moitié, et les noirs gagnent ! Faites courir le robot indiqué, ou un autre, sans rien prendre.
    .about = Après la prise, deux des quatre robots noirs seraient à l’arrivée, et les noirs gagneraient aussitôt. Amenez n’importe quel robot sur une case vide.
lesson-netzwerk-trap-done = Bien évité : avec cinq robots, les noirs doivent encore en amener un troisième à l’arrivée.
lesson-netzwerk-starve = Qui commence son tour sans pouvoir courir perd. Une seule batterie alimente le dernier robot noir : mettez-la hors de portée, puis terminez votre tour.
    .about = Déplacez la batterie indiquée vers la gauche ou vers vous. Puis appuyez sur « Fin du tour ».
lesson-netzwerk-starve-then = Hors de portée ! Terminez votre tour : les noirs ne peuvent pas courir et perdent.
    .about = Appuyez sur « Fin du tour ».
lesson-netzwerk-starve-done = Aucune batterie ne touche le robot noir : il ne peut pas courir, et vous gagnez.
lesson-netzwerk-swap = Le second joueur peut répondre au premier tour en échangeant les camps ; ainsi, commencer n’avantage personne. Les noirs ont commencé : échangez les camps. Leur tour compte alors comme le vôtre, et c’est à votre adversaire de jouer.
    .about = Appuyez sur « Échanger les camps ».
lesson-netzwerk-swap-done = Votre adversaire joue maintenant avec les blancs. Quand vous commencez, visez l’équilibre : une course et une batterie reculée, par exemple.
lesson-netzwerk-match = Et maintenant, une courte partie contre l’ordinateur, au niveau le plus facile : quatre robots chacun, et deux à l’arrivée suffisent pour gagner. Si une position se présente pour la troisième fois, la partie est nulle.
    .about = Faites courir les robots que touchent des batteries chargées, déplacez des batteries si vous voulez, puis terminez votre tour.
lesson-netzwerk-idea-capture = Vous avez pris un robot : le vôtre ne court plus pendant ce tour.
lesson-netzwerk-idea-jump = Vous avez sauté par-dessus l’un de vos robots, pour deux batteries.
lesson-netzwerk-idea-home = Votre robot est à l’arrivée. Deux sur quatre, et c’est gagné !
lesson-netzwerk-idea-shift = Vous avez déplacé une batterie : plus aucune course pendant ce tour.
lesson-netzwerk-idea-end = Votre tour est fini, et toutes les batteries sont rechargées.

lesson-kulami-place = Une plaque est à vous si vous y avez plus de billes que les noirs. Vous avez les rouges, et la première bille va où vous voulez : touchez une case.
    .about = Touchez n’importe lequel des creux ronds.
lesson-kulami-place-done = Une bille contre zéro : la plaque est à vous pour l’instant, comme le montre son contour rouge. « 2D » montre le plateau d’en haut.
lesson-kulami-line = Ensuite, la dernière bille décide : la suivante va dans sa rangée ou dans sa colonne. Répondez à la bille indiquée. Les plaques assombries sont interdites ; l’étape suivante dira pourquoi.
    .about = Touchez une case éclairée dans la rangée ou la colonne de cette bille.
lesson-kulami-line-done = Les billes ne barrent pas le passage : toute case vide de la ligne convient.
lesson-kulami-closed = Deux plaques, assombries ici, vous sont interdites : celle où les noirs viennent de jouer et celle de votre propre dernière bille. Posez une bille dans la rangée ou la colonne de la dernière bille noire, sur une autre plaque.
    .about = Touchez une case éclairée : il n’y en a aucune sur les plaques assombries.
lesson-kulami-closed-done = Ainsi, les noirs ne peuvent pas répondre aussitôt sur la plaque où vous venez de jouer.
lesson-kulami-gap = Certaines dispositions ont des vides. Rangées et colonnes reprennent au-delà : posez votre bille de l’autre côté.
    .about = Touchez l’une des cases indiquées.
lesson-kulami-gap-done = Comme les billes, les vides ne barrent pas le passage.
lesson-kulami-size = Une plaque vaut autant de points qu’elle a de cases, quel que soit le nombre de billes. Prenez une plaque de six cases.
    .about = Les cases du milieu, de c4 à e4, sont sur une plaque de six.
lesson-kulami-size-done = Six points pour une seule bille, en attendant les noirs.
lesson-kulami-take = Une plaque avec autant de billes rouges que de noires ne compte pour personne. Rompez l’égalité sur la plaque indiquée.
    .about = Touchez la case éclairée de cette plaque.
lesson-kulami-take-done = Deux contre une : quatre points pour vous.
lesson-kulami-break = Avec une seule bille, les noirs tiennent la plaque de six cases indiquée. Posez-y une bille, vous aussi.
    .about = Touchez la case éclairée de cette plaque.
lesson-kulami-break-done = Une partout : la plaque ne compte plus pour personne, et les noirs perdent six points.
lesson-kulami-lead = Votre bille dicte aux noirs où jouer. Répondez à leur dernière bille, indiquée ici : trouvez la case qui ne leur laisse qu’un seul choix.
    .about = C’est la case entourée : sa rangée et sa colonne sont pleines ou interdites aux noirs, sauf une case.
lesson-kulami-lead-done = Les noirs n’ont plus qu’une case. Forcer la main à l’adversaire, c’est tout l’art de Kulami.
lesson-kulami-end = La partie s’achève quand toutes les billes sont posées, ou quand un joueur n’a plus de case. Vous menez : répondez à la bille indiquée en ne laissant aucune case aux noirs, et la partie est finie.
    .about = C’est la case entourée.
lesson-kulami-end-done = Celui qui a le plus de points gagne ; à égalité, la partie est nulle. Il reste toujours des cases vides.
lesson-kulami-area = Avant une partie, on peut choisir de compter aussi la plus grande zone : des billes d’une même couleur qui se touchent par un côté, et non par un coin. Une seule des deux cases indiquées relie vos deux zones : trouvez-la.
    .about = La case entre vos billes touche les deux zones par un côté, l’autre seulement par les coins.
lesson-kulami-area-done = Une zone de cinq billes, et la plus grande des noirs en a deux : l’écart, trois points, est pour vous.
lesson-kulami-chain = On peut aussi compter les chaînes : cinq billes ou plus de la même couleur alignées, diagonales comprises. Posez une bille là où les deux chaînes rouges se croisent : elle complète l’une et l’autre, et compte dans les deux.
    .about = Touchez la case indiquée entre les billes rouges.
lesson-kulami-chain-done = Deux chaînes de cinq font dix ; l’écart va au plus grand total. Zones et chaînes ne comptent que si vous le choisissez avant la partie.
lesson-kulami-swap = Le second joueur peut répondre au premier tour en échangeant les camps ; ainsi, commencer n’avantage personne. Les noirs ont commencé : échangez les camps. Leur bille est alors à vous, et c’est à votre adversaire de jouer.
    .about = Appuyez sur « Échanger les camps ».
lesson-kulami-swap-done = Le plateau s’est tourné vers votre nouveau camp. Votre adversaire joue maintenant avec les rouges. Quand vous commencez, visez l’équilibre.
lesson-kulami-match = Finissez maintenant une partie contre l’ordinateur, au niveau le plus facile. Le score est serré : tout se joue sur les dix dernières billes de chacun.
    .about = Cherchez les plaques qu’une bille de plus fait gagner ou met à égalité.
lesson-kulami-idea-lead = Votre dernière bille n’a guère laissé de choix aux noirs.
lesson-kulami-idea-gain = Votre dernière bille a gagné sa plaque : vous y avez plus de billes.
lesson-kulami-idea-break = Votre dernière bille a égalisé sur sa plaque : elle ne compte plus pour personne.

lesson-napoleon-step = Pour gagner, il faut deux pions en même temps dans le quartier général adverse, indiqué en haut. À chaque tour, vous jouez un seul pion. Faites un pas avec un pion bleu, vers une case voisine vide.
    .about = Un anneau fin entoure les pions qui peuvent bouger. Touchez-en un, puis une case éclairée à côté.
lesson-napoleon-step-done = Les huit directions sont permises, diagonales comprises. Impossible de passer son tour : chaque fois, il faut déplacer un pion.
lesson-napoleon-jump = Un pion peut aussi sauter par-dessus un voisin, de n’importe quelle couleur, vers la case vide juste derrière. Sautez par-dessus votre propre pion.
    .about = Des deux pions indiqués, touchez celui du bas, puis la case derrière l’autre.
lesson-napoleon-jump-done = Vos propres pions restent toujours en place quand vous sautez par-dessus. Si des pions se masquent, « 2D » les montre d’en haut.
lesson-napoleon-chain = Après un saut, vous pouvez sauter encore, dans la direction de votre choix, autant de fois que vous voulez. Menez ainsi le pion indiqué à destination : trois sauts en un seul coup.
    .about = Touchez le pion, puis la case indiquée.
lesson-napoleon-chain-done = La suite de sauts s’arrête sur la case d’arrivée que vous touchez. Des pions bien espacés forment des échelles à travers la carte.
lesson-napoleon-capture = Sautez par-dessus un pion adverse en terrain découvert, et il est pris. Prenez celui qui est indiqué. Un anneau discontinu fin : votre pion peut prendre ; large : il prend en arrivant là. Les pointes vous avertissent : lui aussi pourrait être pris.
    .about = Touchez le pion bleu voisin, puis la case de l’autre côté du rouge.
lesson-napoleon-capture-done = Il quitte aussitôt le plateau. La prise n’est jamais obligatoire.
lesson-napoleon-series = Un seul coup peut prendre plusieurs pions : prenez les deux qui sont indiqués.
    .about = Touchez le pion bleu juste en dessous, puis la case derrière le second pion rouge.
lesson-napoleon-series-done = Les deux sont pris : chaque saut d’une suite peut prendre à son tour.
lesson-napoleon-shelter = Sur les routes et les ponts, dans les villages et les quartiers généraux, les pions sont protégés : on saute par-dessus sans les prendre. Sautez par-dessus le pion rouge du village.
    .about = Touchez le pion bleu près du village, puis la case derrière le rouge.
lesson-napoleon-shelter-done = Le pion rouge est toujours là. Il vous a seulement fait la courte échelle. En jeu, survolez une case ou touchez-la longuement pour la connaître.
lesson-napoleon-river = Une rivière ne se traverse que pas à pas : on y entre, puis on en sort. Un pont est une route, où rien ne vous retient : avancez d’un pas sur le pont indiqué.
    .about = Touchez le pion au bord de l’eau, puis le pont.
lesson-napoleon-river-done = Du pont, on repart comme de n’importe quelle route : d’un pas ou d’un saut.
lesson-napoleon-water = Aucun saut ne part d’une rivière ni ne la franchit. Un saut peut y finir, mais le pion qui a sauté est alors perdu. Essayez une fois : sautez dans l’eau avec le pion indiqué.
    .about = Touchez ce pion, puis la case indiquée dans la rivière.
lesson-napoleon-water-done = Dans une partie, le pion serait perdu, mais ce qu’il a pris en chemin resterait pris. Ce n’était qu’un essai : le revoilà.
lesson-napoleon-forest = Une case de forêt qui touche un autre terrain, même par un coin, est une lisière. Un saut peut y arriver, et s’y arrête ; plus loin, on n’avance que pas à pas. Sautez vers la lisière indiquée.
    .about = Touchez le pion du haut, puis la case indiquée.
lesson-napoleon-forest-done = En forêt et en rivière, un pion ne saute pas, et on ne saute pas par-dessus lui : il est à l’abri, mais lent.
lesson-napoleon-home = Vous ne pouvez ni entrer d’un pas dans votre propre quartier général, ni y finir un coup. Mais vous pouvez le traverser en sautant : faites-le avec le pion indiqué.
    .about = Touchez le pion, puis la case indiquée : deux sauts.
lesson-napoleon-home-done = Votre quartier général n’était qu’une étape.
lesson-napoleon-win = L’un de vos pions est déjà dans le quartier général adverse, où il ne peut être pris ; il peut en ressortir. Amenez-y le second tant qu’il y est, et vous gagnez.
    .about = Le pion bleu à droite de la route peut sauter par-dessus le rouge qui s’y trouve.
lesson-napoleon-win-done = Gagné ! On peut aussi gagner autrement : un joueur qui ne peut plus jouer perd.
lesson-napoleon-draw = Avec un seul pion, vous n’avez pas encore perdu, mais vous ne pouvez plus gagner par le quartier général : il en faut deux. Si aucun camp n’en a plus deux, la partie est nulle. Sauvez la nulle : prenez le pion indiqué.
    .about = Touchez votre pion, puis la case derrière l’autre.
lesson-napoleon-draw-done = Un contre un : partie nulle. Elle l’est aussi si une position se présente pour la troisième fois, ou après cent coups sans prise ni perte.
lesson-napoleon-swap = Le second joueur peut répondre au premier tour en échangeant les camps ; ainsi, commencer n’avantage personne. Les rouges ont commencé : échangez les camps. Leur tour compte alors comme le vôtre, et c’est à votre adversaire de jouer.
    .about = Appuyez sur « Échanger les camps ».
lesson-napoleon-swap-done = Le plateau s’est tourné vers votre nouveau camp. Votre adversaire joue maintenant avec les bleus. Quand vous commencez, visez l’équilibre.
lesson-napoleon-match = Et maintenant, une courte partie contre l’ordinateur, au niveau le plus facile : cinq pions chacun, et deux dans le quartier général suffisent pour gagner.
    .about = Formez des échelles pour vos sauts, et gare aux prises en terrain découvert.
lesson-napoleon-idea-lose = Vous avez sauté dans l’eau : ce pion est perdu.
lesson-napoleon-idea-capture = Vous avez pris en terrain découvert. Sur une route ou dans un village, ce pion aurait été à l’abri.
lesson-napoleon-idea-headquarters = Votre pion a atteint le quartier général. Encore un, et c’est gagné !
lesson-napoleon-idea-chain = Vous avez enchaîné plusieurs sauts en un seul coup.
lesson-napoleon-idea-jump = Vous avez sauté par-dessus un voisin.
