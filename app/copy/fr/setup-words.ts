import type { setupWords as english } from '../en/setup-words.ts';
import type { Translation } from '../wording.ts';

export const setupWords: Translation<typeof english> = {
  products: {
    title: 'Contentful non configuré',
    message: 'Les identifiants Contentful ne sont pas configurés',
    clientFailed: 'Échec de l’initialisation du CMS. Veuillez vérifier votre configuration.',
    action: 'Configurer Contentful',
    retry: 'Réessayer',
    refresh: 'Actualiser',
    status: {
      space: 'ID d’espace',
      environment: 'ID d’environnement',
      token: 'Jeton de diffusion',
      set: 'défini',
      missing: 'manquant',
    },
  },
  homeProducts: {
    title: 'Erreur de chargement des types de produits',
    text: 'Données de produits de secours affichées',
  },
  machines: {
    refresh: 'Actualiser les données Contentful',
    refreshed: 'Connexion actualisée',
    notConfigured:
      'Contentful non configuré. Veuillez définir les identifiants sous Admin > Environment Variables.',
  },
  technology: {
    pageToast: 'Erreur de chargement du contenu de la page',
    sectionsToast: 'Erreur de chargement des sections Technologie',
  },
  blog: {
    hint: 'Si vous gérez ce site, configurez Contentful dans l’espace d’administration.',
  },
  none: {
    title: 'Rien de ce type n’est affiché',
    'none-published': 'Aucune entrée de type « {type} » n’est publiée.',
    'none-usable':
      'Des entrées de type « {type} » sont publiées, mais aucune n’est utilisable : le type ou ses champs ne sont pas ceux que le site lit. Le contrôle du contenu, dans l’espace Admin, nomme ce qui ne va pas.',
    'none-visible':
      'Toutes les entrées de type « {type} » sont masquées : leur champ « visible » est désactivé.',
  },
  loadingError: 'Erreur de chargement du contenu : {message}',
  builtInShown: 'Le contenu intégré est affiché jusqu’au rétablissement de la connexion.',
};
