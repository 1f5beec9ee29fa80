import type { projectWords as english } from '../en/project-words.ts';
import type { Translation } from '../wording.ts';

export const projectWords: Translation<typeof english> = {
  title: 'Liste de projet',
  description:
    'Réunissez machines, quantités et résultats de nos outils sur une seule liste. Son adresse est la liste : conservez-la, partagez-la, imprimez-la ou joignez-la à une demande.',
  intro:
    'Machines, quantités et résultats au même endroit. L’adresse de cette page est la liste elle-même : conservez-la, partagez-la ou joignez-la à une demande.',
  trail: 'Liste de projet',
  formulaVersion: 'Formules : version {version}',
  inputs: 'Données saisies',
  card: {
    label: 'Joint à la demande',
    remove: 'Retirer',
    sendAlong: 'Joindre votre liste de projet',
  },
  machines: {
    title: 'Machines',
    quantityShort: 'Quantité',
    remove: 'Retirer',
    update: 'Mettre à jour la liste',
    range: 'Saisissez un nombre entier de 0 à {most}\u00a0; 0 la retire de la liste.',
    removed: 'Retiré de la liste\u00a0: {machine}.',
    undo: 'Remettre',
    kinds: { vending: 'Distributeur automatique', locker: 'Consigne automatique' },
  },
  addToList: 'Ajouter à la liste de projet',
  sums: {
    title: 'Au total',
    pieces: 'Pièces',
    names: {
      widthMm: 'Largeur, côte à côte',
      weightKg: 'Poids sans marchandises',
      currentA: 'Intensité, toutes à la fois',
    },
    partly: '{value}\u00a0; non indiqué pour {unstated} sur {pieces}',
    none: 'Non indiqué',
  },
  results: {
    title: 'Résultats',
    change: 'Modifier les données saisies',
    remove: 'Retirer',
  },
  add: {
    title: 'Ajouter à cette liste',
    machine: 'Machine',
    choose: 'Choisir une machine',
    quantity: 'Quantité',
    address: 'Adresse d’un résultat, d’une machine ou d’une autre liste de ce site',
    addressHint: 'Ouvrez la page, copiez son adresse et collez-la ici.',
    addressUnknown:
      'Ce n’est pas l’adresse d’une machine, d’un résultat ou d’une liste de ce site. Copiez l’adresse complète depuis le navigateur.',
    button: 'Ajouter',
  },
  empty: {
    title: 'Cette liste est encore vide',
    text: 'Cliquez sur « Ajouter à la liste de projet » sur la page d’une machine ou à côté d’un résultat, ou choisissez une machine ici.',
    machines: 'Voir toutes les machines',
  },
  left: {
    title: 'Laissé de côté',
    missing: 'Ce site n’a pas de machine « {slug} ».',
    unreadable: '« {text} » ne désigne ni machine ni résultat.',
    result:
      'Le résultat à l’adresse {address} ne peut pas être calculé : les données saisies ne conviennent pas.',
    beyond:
      '{count} de plus ne tenaient pas : une liste contient au plus {machines} machines et {results} résultats.',
  },
  onward: {
    title: 'Et maintenant ?',
    send: 'Joindre à une demande',
    pdf: 'Télécharger en PDF',
    print: 'Imprimer',
    share: 'Adresse de cette liste',
    shareHint: 'Quiconque l’ouvre voit cette liste. Rien n’en est enregistré chez nous.',
    copy: 'Copier',
  },
  pdf: {
    address:
      'Ouvrez cette adresse pour voir la liste telle qu’elle est aujourd’hui, la modifier ou nous l’envoyer :',
    closing:
      'État des machines et des formules au {day}. Une version plus récente d’une formule peut donner un autre résultat.',
    refused:
      'Il n’existe pas encore de fichier de cette liste : son adresse contient un élément à corriger. La page /project avec la même requête indique lequel.',
  },
};
