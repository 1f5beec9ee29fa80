import type {
  searchKeywords as englishKeywords,
  searchWords as englishWords,
} from '../en/search-words.ts';
import type { Translation } from '../wording.ts';

export const searchWords: Translation<typeof englishWords> = {
  title: 'Recherche',
  titleFor: 'Recherche : {query}',
  titleWithCount: {
    one: '{query} : {count} résultat',
    many: '{query} : {count} résultats',
    other: '{query} : {count} résultats',
  },
  description:
    'Cherchez dans tout le site : machines, types de produits, objectifs, technologie, articles et questions fréquentes.',
  open: 'Rechercher',
  close: 'Fermer la recherche',
  label: 'Rechercher sur ce site',
  placeholder: 'Par exemple « consignes réfrigérées »',
  button: 'Rechercher',
  count: {
    one: '{count} résultat pour « {shown} »',
    many: '{count} résultats pour « {shown} »',
    other: '{count} résultats pour « {shown} »',
  },
  cut: 'Seuls les {characters} premiers caractères ont été recherchés. Quelques mots donnent plus de résultats qu’un long texte.',
  corrected: 'Affiché avec les résultats pour « {meant} ».',
  bestBet: 'Meilleur résultat',
  language: 'Langue : {name}',
  kindsLabel: 'Types de résultats',
  allKinds: 'Tous',
  withCount: '{name} ({count})',
  kinds: {
    product: 'Type de produit',
    goal: 'Objectif métier',
    machine: 'Machine',
    technology: 'Technologie',
    post: 'Article',
    page: 'Page',
    question: 'Question',
  },
  pages: {
    label: 'Pages de résultats',
    previous: 'Précédente',
    next: 'Suivante',
    of: 'Page {page} sur {count}',
  },
  outdated:
    'Notre service de contenu ne répond pas pour le moment. Ces résultats proviennent du dernier état dont nous disposons ; les pages les plus récentes peuvent manquer.',
  unavailable: {
    title: 'La recherche est indisponible pour le moment',
    message:
      'Notre service de contenu ne répond pas, et il n’y a pas encore de liste de pages. Veuillez réessayer dans une minute.',
  },
  empty: {
    title: 'Que cherchez-vous ?',
    text: 'Saisissez ce que vous voulez vendre, le lieu où la machine sera installée, ou une question. Les fautes de frappe ne gênent pas.',
  },
  nothing: {
    title: 'Aucun résultat pour « {shown} »',
    text: 'Essayez moins de mots ou des mots plus généraux, par exemple ce que vous voulez vendre. Ou commencez ici :',
    contact: 'Nous demander',
    contactText: 'Dites-nous ce que vous cherchez. Nous savons ce qui est possible.',
  },
  popular: ['/machines', '/products', '/business-goals', '/technology', '/tools', '/contact'],
};

export const searchKeywords: Translation<typeof englishKeywords> = {
  '/': 'accueil début aperçu présentation',
  '/products': 'types de produits marchandises catégories que peut-on vendre articles',
  '/business-goals': 'objectifs cas d’usage solutions résultats entreprise',
  '/machines':
    'distributeurs automatiques consignes automatiques casiers connectés bornes automates modèles catalogue matériel équipement',
  '/technology': 'logiciel plateforme matériel intégration',
  '/technology/detailed': 'fonctions en détail spécifications caractéristiques',
  '/contact':
    'téléphone numéro e-mail adresse assistance aide commercial devis prix offre tarif démo demande écrire appeler faq questions',
  '/about': 'société entreprise équipe qui sommes-nous histoire',
  '/blog': 'articles actualités guides',
  '/privacy':
    'protection des données données personnelles cookies rgpd politique de confidentialité vie privée',
  '/terms': 'conditions générales d’utilisation cgu mentions légales contrat',
  '/tools': 'calculateurs outils planification simulateurs',
  '/tools/fit':
    'dimensions taille largeur porte ascenseur couloir passage est-ce que ça passe encombrement livraison',
  '/tools/payback':
    'amortissement rentabilité bénéfice retour sur investissement roi seuil de rentabilité coût marge calculateur gagner de l’argent location louer leasing crédit-bail financement coût mensuel',
  '/tools/locker-size':
    'combien de casiers consigne à colis portes compartiments colis par jour capacité calculateur',
  '/machines/compare': 'comparer comparaison comparatif différences côte à côte versus',
  '/project': 'liste de projet liste de devis panier favoris sélection machines enregistrées',
  /** Of every machine's sheet. */
  specSheet:
    'fiche technique fiche produit caractéristiques techniques brochure dépliant prospectus pdf télécharger liste de contrôle du site',
};
