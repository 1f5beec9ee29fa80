import type { toolCards as englishCards, toolWords as englishWords } from '../en/tool-words.ts';
import type { Translation } from '../wording.ts';

export const toolWords: Translation<typeof englishWords> = {
  trail: 'Outils',
  title: 'Outils pour acheteurs',
  description:
    'Calculez l’amortissement, les casiers et le passage avant de nous consulter : des calculateurs ouverts, avec leurs formules et leurs sources, à imprimer, à enregistrer sous forme d’adresse et à partager.',
  open: 'Ouvrir l’outil',
  update: 'Calculer',
  again: 'Recommencer',
  ask: 'Question sur ce résultat',
  share:
    'Toutes les valeurs figurent dans l’adresse de cette page : copiez-la ou imprimez la page pour transmettre le résultat.',
  problems: {
    range: 'Saisissez un nombre de {min} à {max}.',
    text: 'Cela ne se lit pas comme un nombre. Saisissez-en un de {min} à {max}.',
    either: 'Quel nombre désigne « {text} » : {one} ou {other} ?',
    sign: {
      money:
        '« {sign} » n’a pas sa place ici : les montants sont en {currency}, la devise choisie plus bas.',
      percent: '« {sign} » n’a pas sa place ici : saisissez une part en pourcentage.',
      number: '« {sign} » n’a pas sa place ici : saisissez le nombre seul.',
    },
    whole:
      'La somme des parts est de {sum} % : ramenez-la à 100 % ou laissez toutes les parts vides.',
    rising:
      'Saisissez des valeurs croissantes ou égales, du cas bas au cas probable puis au cas haut.',
    falling:
      'Saisissez des parts décroissantes ou égales, du cas bas au cas probable puis au cas haut : des marchandises chères font le cas bas.',
  },
  noResult: {
    title: 'Pas encore de résultat',
    text: {
      one: '{count} valeur est inutilisable. La phrase à côté indique les nombres qui conviennent.',
      many: '{count} valeurs sont inutilisables. La phrase à côté de chacune indique les nombres qui conviennent.',
      other:
        '{count} valeurs sont inutilisables. La phrase à côté de chacune indique les nombres qui conviennent.',
    },
  },
};

export const toolCards: Translation<typeof englishCards> = [
  {
    href: '/tools/payback',
    icon: 'coins',
    title: 'Amortissement d’une machine',
    text: 'Ce qui reste des ventes d’un mois après marchandises, commission, frais de carte et réassort, et quand la machine est amortie.',
  },
  {
    href: '/tools/locker-size',
    icon: 'package',
    title: 'Taille d’une consigne à colis',
    text: 'Combien de casiers il vous faut pour qu’un colis trouve rarement la consigne pleine, et lesquelles de nos consignes les offrent.',
  },
  {
    href: '/tools/fit',
    icon: 'ruler',
    title: 'Est-ce que ça passe ?',
    text: 'Portes, couloirs, angle, ascenseur et plafond face à une machine que les transporteurs tournent et basculent.',
  },
  {
    href: '/machines/compare',
    icon: 'layers',
    title: 'Comparer des machines',
    text: 'Deux à quatre machines côte à côte : ce qui diffère, ce qui est identique et ce qui n’est pas indiqué.',
  },
  {
    href: '/machines',
    icon: 'search',
    title: 'Trouver une machine',
    text: 'Machines et consignes par type, température, emplacement, paiement, taille et produits.',
  },
  {
    href: '/project',
    icon: 'clipboard-list',
    title: 'Liste de projet',
    text: 'Machines avec quantités et résultats de ces outils sur une seule liste : à partager, à imprimer, à télécharger ou à nous envoyer.',
  },
];
