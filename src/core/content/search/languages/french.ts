import { wordSet, type LanguageRules } from './language-rules.ts';

export const FRENCH: LanguageRules = {
  stopWords:
    wordSet(`a ai alors au aucun aussi aux avec avoir c ce cela ces cet cette comme comment d dans de des du elle
    elles en est et etre eux il ils j je l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ont ou par
    pas peut plus pour pourquoi qu quand que quel quelle quelles quels qui s sa sans se ses si son sont sous sur ta te
    tes toi ton tous tout tres tu un une vers vos votre vous y`),
  elided: wordSet('c d j l m n s t qu jusqu lorsqu puisqu'),
  toStem,
  synonyms: [
    ['réfrigéré', 'réfrigérateur', 'frigo', 'froid', 'frais', 'refroidi'],
    ['congelé', 'surgelé', 'congélateur'],
    ['extérieur', 'dehors', 'plein air', 'rue', 'étanche'],
    ['casier', 'consigne', 'armoire', 'compartiment', 'locker'],
    ['porte', 'case', 'cellule'],
    ['colis', 'paquet', 'livraison'],
    ['retrait', 'click and collect', 'retirer une commande', 'point de retrait', 'enlèvement'],
    ['distributeur', 'automate', 'vending', 'distributeur automatique'],
    ['cigarette électronique', 'vape', 'vapotage'],
    ['cosmétique', 'beauté', 'maquillage', 'soins'],
    ['pharmacie', 'médicament', 'parapharmacie'],
    ['épicerie', 'supérette', 'alimentation'],
    ['boisson', 'soda'],
    ['repas', 'plat', 'nourriture', 'déjeuner'],
    ['téléphone', 'numéro', 'appeler'],
    ['e-mail', 'courriel', 'mail'],
    ['devis', 'prix', 'tarif', 'coût', 'offre'],
    ['démonstration', 'démo', 'essai'],
    ['aide', 'support', 'contact', 'assistance'],
    ['analyse', 'rapport', 'statistique', 'tableau de bord'],
    ['site', 'emplacement', 'lieu'],
    ['remise', 'promotion', 'réduction'],
    ['carte bancaire', 'sans contact', 'sans espèces', 'paiement par carte'],
    ['contrôle de l’âge', 'vérification de l’âge', 'preuve d’âge'],
    ['internet', 'réseau', 'connexion', 'wifi'],
    ['accessible', 'fauteuil roulant', 'handicap', 'accessibilité'],
    ['moderniser', 'mise à niveau', 'rétrofit'],
    ['mural', 'au mur', 'suspendu'],
    [
      'rentabilité',
      'amortissement',
      'retour sur investissement',
      'bénéfice',
      'seuil de rentabilité',
    ],
    ['location', 'louer', 'leasing', 'crédit-bail', 'bail', 'financement'],
    ['fiche technique', 'fiche produit', 'brochure', 'dépliant', 'pdf', 'prospectus'],
    ['liste de projet', 'panier', 'liste de devis', 'favoris'],
    ['confidentialité', 'données personnelles', 'rgpd'],
    ['bureau', 'salle de pause', 'entreprise', 'cantine'],
    ['immeuble', 'appartement', 'résidence', 'résident'],
    ['petit', 'compact', 'étroit'],
    ['couloir', 'corridor', 'hall'],
    ['ascenseur', 'monte-charge'],
    ['personnel', 'employé', 'salarié'],
    ['remboursement', 'rembourser'],
    ['bruit', 'niveau sonore', 'silencieux'],
    ['largeur', 'large'],
    ['hauteur', 'haut'],
    ['profondeur', 'profond'],
    ['poids', 'lourd', 'pèse'],
    ['4g', 'lte', 'réseau mobile'],
    ['électricité', 'consommation', 'énergie'],
  ],
};

/** Plurals and genders, after the light stemmer of UniNE (Savoy 2006, as for German). */
function toStem(word: string): string {
  if (word.length < 5 || /\d/u.test(word)) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -2)}l`;
  return word.replace(/[sx]$/u, '').replace(/(?<=.{3})e{1,2}$/u, '');
}
