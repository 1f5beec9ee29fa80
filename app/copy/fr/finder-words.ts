import type { finderWords as english } from '../en/finder-words.ts';
import type { Translation } from '../wording.ts';

export const finderWords: Translation<typeof english> = {
  title: 'Trouver une machine',
  text: 'Choisissez ce qui compte pour vous. Le chiffre indique combien de machines resteraient avec chaque option.',
  fold: 'Filtrer les machines',
  facets: {
    kind: 'Type',
    temperature: 'Température',
    place: 'Emplacement',
    payment: 'Interface de paiement',
    size: 'Largeur',
    goods: 'Produits',
  },
  kinds: { vending: 'Distributeur automatique', locker: 'Consigne automatique' },
  sizes: {
    metric: {
      narrow: 'Jusqu’à 70 cm',
      medium: 'Plus de 70 à 100 cm',
      wide: 'Plus de 100 cm',
    },
    imperial: {
      narrow: 'Jusqu’à 27,5 in',
      medium: 'Plus de 27,5 à 39,3 in',
      wide: 'Plus de 39,3 in',
    },
  },
  places: { indoor: 'En intérieur', sheltered: 'Sous abri', outdoor: 'En extérieur' },
  option: '{name} ({count})',
  show: 'Afficher les machines',
  found: {
    one: '{count} machine sur {all} correspond.',
    many: '{count} machines sur {all} correspondent.',
    other: '{count} machines sur {all} correspondent.',
  },
  chosen: 'Choix actuels',
  remove: 'Retirer {facet} : {name}',
  clear: 'Toutes les machines',
  unknown: 'Une machine dont une donnée n’est pas indiquée n’est pas comptée pour cette donnée.',
  ignored: 'Inconnu ici et laissé de côté : {values}.',
  quoted: '« {value} »',
  none: {
    title: 'Aucune machine ne réunit tous ces critères',
    text: 'Retirez l’un d’entre eux ou parcourez toutes les machines.',
    without: {
      one: 'Sans « {name} » : {count} machine',
      many: 'Sans « {name} » : {count} machines',
      other: 'Sans « {name} » : {count} machines',
    },
  },
  compare: {
    tick: 'Comparer',
    of: 'Comparer {title}',
    title: 'Comparer des machines',
    text: 'Cochez deux à quatre machines pour les voir côte à côte.',
    button: 'Comparer',
  },
};
