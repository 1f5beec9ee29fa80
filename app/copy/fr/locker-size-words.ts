import type { lockerWords as english } from '../en/locker-size-words.ts';
import type { Translation } from '../wording.ts';

export const lockerWords: Translation<typeof english> = {
  title: 'Combien de casiers faut-il à une consigne à colis ?',
  short: 'Taille de consigne',
  description:
    'Le nombre de casiers selon vos colis par jour, leur durée de dépôt et la pointe attendue, au risque de saturation que vous acceptez, avec un ensemble composé de nos consignes.',
  groups: {
    parcels: 'Colis',
    dwell: 'Heures en consigne',
    sizes: 'Taille des colis',
    use: 'La consigne',
  },
  parcels: 'Colis par jour de livraison',
  peak: 'Pointe, en multiple d’un jour ordinaire',
  overflow: 'Risque de saturation accepté (%)',
  overflowHint:
    'Nombre de colis sur cent qui ne trouvent aucun casier libre à l’heure la plus chargée d’une semaine de pointe.',
  dwell: 'Durée moyenne de dépôt d’un colis en heures, par jour de livraison',
  dwellHint: 'Laissez un jour vide s’il est sans livraison.',
  days: {
    mon: 'Lundi',
    tue: 'Mardi',
    wed: 'Mercredi',
    thu: 'Jeudi',
    fri: 'Vendredi',
    sat: 'Samedi',
    sun: 'Dimanche',
  },
  shares: 'Part des colis selon le plus petit casier qui leur convient (%)',
  sharesHint:
    'Au total 100. Laissez tout vide si vous ne savez pas : tous les casiers se valent alors.',
  sizes: { small: 'Petit', medium: 'Moyen', large: 'Grand', 'extra-large': 'Très grand' },
  goods: 'Ce qu’elle contient',
  goodsKinds: { parcels: 'Des colis', cooled: 'Des produits frais' },
  place: 'Où elle se trouve',
  undecided: 'Pas encore décidé',
  fieldOfRow: '{row} : {of}',
  result: 'Résultat',
  doors: { one: '{count} casier', many: '{count} casiers', other: '{count} casiers' },
  load: 'À l’heure la plus chargée d’une semaine de pointe ({days}), jusqu’à {parcels} colis en moyenne se trouveraient en même temps dans la consigne.',
  loadAlways:
    'À toute heure d’une semaine de pointe, {parcels} colis en moyenne se trouveraient en même temps dans la consigne.',
  table: {
    caption: 'Casiers par taille',
    size: 'Taille',
    parcels: 'Colis simultanés',
    doors: 'Casiers',
    overflow: 'Risque de saturation',
    any: 'Toutes',
  },
  set: {
    title: 'Un ensemble de nos consignes',
    line: '{count} × {title}',
    total: {
      one: '{count} module avec {doors} casiers. Un colis peut occuper un casier plus grand que nécessaire.',
      many: '{count} modules avec {doors} casiers. Un colis peut occuper un casier plus grand que nécessaire.',
      other:
        '{count} modules avec {doors} casiers. Un colis peut occuper un casier plus grand que nécessaire.',
    },
    add: 'Mettre cet ensemble sur ma liste',
    unknown: 'Aucune de nos consignes n’indique encore ses casiers.',
    tooSmall:
      'Parmi nos consignes qui indiquent leurs casiers, aucune n’en a de la plus grande taille qu’il vous faut.',
    unsuited:
      'Parmi nos consignes qui indiquent leurs casiers, aucune ne convient à ces produits et à cet endroit.',
    tooMany: 'Mieux vaut étudier ensemble une consigne avec autant de casiers.',
    ask: 'Demander un ensemble',
  },
  inputs: {
    parcels: '{parcels} colis par jour de livraison, multipliés par {peak} en pointe.',
    overflow: 'Risque de saturation accepté : {share}.',
    dwell: '{day} : {hours} h en moyenne',
    noDeliveries: '{day} : pas de livraison',
    days: '{from} – {to}',
    size: '{size} : {share} des colis',
  },
  used: 'Valeurs utilisées',
  formula: {
    title: 'La méthode de calcul',
    lines: [
      'charge = colis présents en même temps dans la consigne : colis par heure × durée moyenne de dépôt, heure par heure sur la semaine, avec ce qui reste des jours et des semaines précédents ; calculée pour des durées toutes égales et pour des durées très dispersées (exponentielles), la plus grande étant retenue',
      'l’heure la plus chargée de la semaine décide ; le facteur de pointe multiplie chacun de ses jours',
      'jours de la semaine identiques : risque qu’aucun casier ne soit libre sur n casiers (Erlang B) : B(0) = 1, B(n) = charge × B(n\u00a0−\u00a01) / (n + charge × B(n\u00a0−\u00a01))',
      'jours différents : risque que n colis ou plus soient présents en même temps, selon une loi de Poisson autour de la charge : 1 − (1 − B(n)) × (1 − B(n\u00a0+\u00a01)) × …',
      'casiers = le plus petit n dont le risque ne dépasse pas celui qui est accepté ; avec des parts, pour chaque taille séparément',
    ],
    assumptions:
      'Les colis arrivent un par un, à tout moment d’un jour de livraison, et celui qui ne trouve aucun casier libre est porté ailleurs. Le résultat vaut pour des durées de dépôt toutes égales et pour des durées aussi dispersées que des durées exponentielles ; quand les jours de la semaine sont identiques, pour toute dispersion. Chaque taille a ici ses propres casiers ; en pratique, les grands casiers accueillent aussi de petits colis : une consigne est donc plutôt moins pleine qu’indiqué.',
    batchesTitle: 'Quand un livreur apporte de nombreux colis à la fois',
    batches:
      'La consigne sature alors plus souvent que prévu. Dans une simulation avec 60 colis par jour déposés pendant 24 heures et les 75 casiers qu’exige un risque de 1 %, le risque augmentait de {batches}. Si la plupart de vos colis arrivent en une seule tournée, acceptez ci-dessus un risque plus faible ou interrogez-nous.',
    batch: '{points} points de pourcentage avec {size} colis à la fois',
    checked:
      'Vérifié par une simulation colis par colis sur 7 000 jours, avec les deux types de durées et des jours différents : sans arrivées groupées, à l’heure la plus chargée, les colis sans casier libre ne dépassent pas le risque indiqué, à un demi-point de pourcentage près.',
    version: 'Formule, version {version}',
  },
  sources: {
    title: 'D’où viennent les premières valeurs',
    description:
      'Elles décrivent un seul lieu, un immeuble de 300 logements, et ne servent que de point de départ ; vos propres relevés valent mieux.',
    list: [
      {
        label: 'Colis par jour : 55',
        name: 'The Parcel Port, dimensionnement de consignes automatiques pour immeubles d’habitation',
        year: 'non daté, consulté en 2026',
        url: 'https://theparcelport.com/smart-locker-sizing-for-residential-buildings/',
        how: 'Le milieu de 50 à 60 colis pour un immeuble de 300 logements.',
      },
      {
        label: 'Heures en consigne : 12',
        name: 'Notre exemple, à côté d’un article de trans.info',
        year: '2026',
        url: 'https://trans.info/en/postnord-parcel-locker-362891',
        how: 'Une demi-journée, pour des personnes qui passent devant la consigne en rentrant chez elles. Dans les consignes publiques de PostNord en Norvège, c’était 31,6 heures en moyenne en 2022, selon trans.info.',
      },
      {
        label: 'Pointe : 2',
        name: 'Luxer One',
        year: 'non daté, consulté en 2026',
        url: null,
        how: 'Volumes de pointe « presque doublés » ; d’autres parlent de trois à cinq fois.',
      },
      {
        label: 'Risque accepté : 1 %',
        name: 'Notre exemple',
        year: '2026',
        url: null,
        how: 'À vous de choisir : couvrir les derniers colis demande le plus de casiers.',
      },
      {
        label: 'Parts par taille : aucune',
        name: 'Pas de première valeur',
        year: '2026',
        url: null,
        how: 'Nous n’en avons trouvé aucune avec une source et une année.',
      },
    ],
  },
  resultTitle: 'Taille de consigne : {doors}',
};
