import type { specSheetWords as english } from '../en/spec-sheet-words.ts';
import type { Translation } from '../wording.ts';

export const specSheetWords: Translation<typeof english> = {
  title: '{machine} : fiche technique et liste de contrôle du site',
  description:
    '{machine} : les caractéristiques sur une seule fiche, et une liste de contrôle de ce que le lieu doit offrir : sol, alimentation, réseau, aération, accès, autorisations, certificats.',
  trail: 'Fiche technique',
  link: 'Fiche technique et liste de contrôle',
  download: 'Télécharger en PDF',
  back: 'Retour à {machine}',
  facts: 'Caractéristiques',
  noFacts:
    'Aucune caractéristique n’est encore publiée pour cette machine. Consultez-nous avant de prévoir son emplacement.',
  features: 'Fonctions',
  checklist: 'Liste de contrôle du site',
  checklistText:
    'Ce que le lieu doit offrir. Cochez chaque ligne sur papier avant de commander. Une ligne « Consultez-nous » signale une donnée non indiquée pour cette machine : cela ne signifie pas que rien n’est nécessaire.',
  given: '«\u00a0{text}\u00a0»',
  givenNote:
    'Le texte ci-dessus et ce qui figure entre guillemets sont tels qu’ils ont été indiqués, dans leurs propres unités.',
  groups: {
    floor: 'Sol',
    power: 'Alimentation',
    network: 'Réseau',
    ventilation: 'Aération',
    access: 'Accès',
    permits: 'Autorisations',
    certificates: 'Certificats',
  },
  weight: 'Supporte la machine. Poids : {value}',
  wall: 'Mur',
  wallWeight: 'Le mur porte la machine. Poids : {value}',
  size: 'Offre la place pour la machine. Dimensions : {value}',
  footprint: 'Offre la place pour l’emprise au sol : {figures} (L\u00a0×\u00a0P)',
  floorLoad:
    'Supporte {value} : le poids à vide, réparti sur l’emprise au sol. Les marchandises s’y ajoutent, et les pieds chargent davantage certains points.',
  power: 'Alimentation comme indiqué : {value}',
  voltages: 'Tension secteur acceptée par la machine : {value}',
  current: 'Un circuit qui supporte son intensité maximale : {value}',
  network: 'Une connexion sur place : {value}',
  clearances: {
    back: 'Espace libre derrière la machine : {value}',
    side: 'Espace libre de chaque côté : {value}',
    front:
      'Espace libre devant, pour la porte ouverte et la personne qui recharge la machine : {value}',
  },
  wayIn: 'Portes, couloirs et ascenseurs la laissent passer : {value}',
  wayInSides: {
    width: 'Portes, couloirs et ascenseurs laissent passer sa largeur : {value}',
    depth: 'Portes, couloirs et ascenseurs laissent passer sa profondeur : {value}',
    height: 'Portes, couloirs et ascenseurs laissent passer sa hauteur : {value}',
  },
  fit: 'Vérifier l’accès avec vos propres mesures',
  wayInWeight: 'Le trajet d’accès la supporte : {value}',
  askUs: {
    floor: 'Consultez-nous : poids, emprise et charge au sol ne sont pas indiqués.',
    power: 'Consultez-nous : tension, intensité et prise ne sont pas indiquées.',
    network: 'Consultez-nous : la connexion réseau n’est pas indiquée.',
    ventilation: 'Consultez-nous : l’espace d’aération autour de la machine n’est pas indiqué.',
    access: 'Consultez-nous : les mesures pour l’accès ne sont pas indiquées.',
    permits:
      'Consultez-nous, ainsi que les autorités locales : les autorisations ne sont pas indiquées.',
    certificates: 'Consultez-nous : les certificats ne sont pas indiqués.',
  },
  askUsAlso: {
    floorLoad: 'Consultez-nous : la charge au sol n’est pas indiquée.',
    voltages: 'Consultez-nous : la tension secteur n’est pas indiquée.',
    current: 'Consultez-nous : l’intensité n’est pas indiquée.',
  },
  origin: {
    title: 'Vendeur et édition',
    seller: 'Proposé par',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Cette fiche sur le web',
    edition: 'Édition',
    editionOf: '{day}, révision {revision}',
  },
  page: 'Page {number} sur {pages}',
  unprintable:
    'Ce document contient des caractères que nous ne pouvons pas imprimer dans un fichier. Vous pouvez imprimer sa page : {url}',
  unread: 'Le service de contenu n’a pas pu être lu. Réessayez dans une minute.',
  missing: 'Cette machine n’existe pas.',
};
