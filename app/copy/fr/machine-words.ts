import type {
  machinesPageWords as englishPage,
  machineWords as englishMachine,
} from '../en/machine-words.ts';
import type { Translation } from '../wording.ts';

export const machinesPageWords: Translation<typeof englishPage> = {
  groups: {
    vending: {
      title: 'Distributeurs automatiques',
      description:
        'Façades vitrées, modèles muraux et armoires résistantes aux intempéries. Tous fonctionnent avec le même logiciel.',
      wayOn: {
        title: 'Partez de ce que vous vendez',
        text: 'Chaque type de produit indique les machines adaptées à ses formats, à ses règles et à sa température.',
        cue: 'Voir les types de produits',
        url: '/products',
      },
    },
    locker: {
      title: 'Consignes automatiques',
      description:
        'Des casiers numérotés autour d’un écran, pour le retrait, le dépôt, les retours et la vente.',
      wayOn: {
        title: 'Partez de ce qui doit changer',
        text: 'Retrait à toute heure, moins de passages inutiles, davantage de sites : chaque objectif indique les consignes qui y contribuent.',
        cue: 'Voir les objectifs métier',
        url: '/business-goals',
      },
    },
  },
  inquiry: {
    title: 'Une question sur une machine ou une consigne ?',
    description:
      'Indiquez-nous le lieu, les produits et le nombre de passages. Nous vous répondons avec ce qui conviendrait.',
    points: [
      'Quelle armoire convient à la place et à l’alimentation dont vous disposez',
      'Ce qu’elle contient une fois garnie de vos propres produits',
      'Comment elle se raccorde aux machines que vous exploitez aujourd’hui',
    ],
  },
  failedTitle: 'Erreur de chargement des machines depuis Contentful',
  emptyTitle: 'Aucune machine trouvée dans Contentful',
  none: {
    title: 'Aucune machine n’est encore présentée ici',
    text: 'Dites-nous ce que vous voulez vendre et à quel endroit : nous vous proposerons une machine ou une consigne.',
    action: { text: 'Nous contacter', url: '/contact' },
  },
  emptyMessage: 'Ajoutez dans Contentful des entrées de type « machine » et publiez-les.',
};

export const machineWords: Translation<typeof englishMachine> = {
  back: 'Voir toutes les machines',
  trail: 'Machines',
  request: 'Demander des informations',
  all: {
    title: 'Voir toutes les machines',
    text: 'Tous les distributeurs et consignes automatiques, avec leur type et leur température.',
    cue: 'Vers les machines',
    url: '/machines',
  },
  views: 'Autres vues',
  features: 'Fonctions',
  specifications: 'Caractéristiques de la machine',
  deployments: {
    title: 'Exemples d’installation',
    subtitle: 'Des lieux où une machine comme celle-ci est à l’œuvre.',
  },
  customization: {
    title: 'Options de personnalisation',
    text: 'Tablettes, taille des casiers, couleurs et visuels d’écran se définissent à la commande. Dites-nous ce que vous vendez : nous vous proposons un agencement.',
  },
  softwareCompatibility: {
    title: 'Compatibilité logicielle',
    text: 'Fonctionne dès le premier jour avec notre logiciel de gestion : stock, prix, paiements et alertes au même endroit.',
  },
  related: 'Modèles proches',
  closing: '{title} vous intéresse ?',
  closingText: 'Contactez-nous pour connaître les prix et la disponibilité.',
  errorTitle: 'Erreur de chargement de la machine',
  notFoundTitle: 'Machine introuvable',
  missing: 'Machine introuvable : {slug}',
  notFound: 'La machine {id} est introuvable',
  noIdentifier: 'Aucun identifiant de machine n’a été fourni',
};
