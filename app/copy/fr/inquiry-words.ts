import type { inquiryWords as english } from '../en/inquiry-words.ts';
import type { Translation } from '../wording.ts';

export const inquiryWords: Translation<typeof english> = {
  page: { title: 'Votre message', text: 'Envoyez-nous un message.' },
  send: 'Envoyer le message',
  sending: 'Envoi du message…',
  missing: {
    title: 'Informations manquantes',
    text: 'Veuillez remplir tous les champs obligatoires',
  },
  fieldMissing: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez votre adresse e-mail.',
    message: 'Saisissez votre message.',
  },
  emailFormat: 'Saisissez une adresse e-mail comme nom@example.com.',
  tooLong: 'Utilisez au plus {most} caractères.',
  room: {
    left: {
      one: '{count} caractère restant',
      many: '{count} caractères restants',
      other: '{count} caractères restants',
    },
    over: {
      one: '{count} caractère de trop : veuillez raccourcir le texte',
      many: '{count} caractères de trop : veuillez raccourcir le texte',
      other: '{count} caractères de trop : veuillez raccourcir le texte',
    },
  },
  sent: {
    title: 'Message envoyé !',
    text: 'Merci pour votre message. Nous vous répondrons très vite.',
    again: 'Envoyer un autre message',
    toast: 'Message envoyé !',
  },
  prepared: {
    title: 'Message préparé',
    text: 'Votre logiciel de messagerie s’est ouvert avec le message. Veuillez envoyer l’e-mail pour finaliser votre demande.',
    view: 'Votre message est prêt dans votre logiciel de messagerie',
    open: 'Ouvrir le message dans la messagerie',
    elsewhere:
      'Aucun logiciel de messagerie ne s’est ouvert ? Copiez le message et envoyez-le depuis votre messagerie habituelle.',
    copy: 'Copier le message',
    copied: 'Message copié',
    copyByHand: 'Copiez-le ici :',
  },
  failed: {
    title: 'Erreur',
    toast:
      'Un problème est survenu lors de l’envoi de votre message. Veuillez réessayer ou nous contacter directement.',
    inline: 'Échec de l’envoi du message. Veuillez réessayer ou nous contacter directement.',
    final:
      'Nous n’avons pu ni envoyer votre message ni ouvrir votre logiciel de messagerie. Veuillez nous contacter directement.',
  },
  summary: 'Veuillez vérifier ces champs :',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Société',
    subject: 'Objet',
    message: 'Message',
  },
  trap: 'Code de référence',
  placeholders: {
    name: 'Votre nom complet',
    email: 'vous@societe.com',
    optional: 'Facultatif',
    subject: 'De quoi s’agit-il ?',
    message: 'Produits, sites, nombre de machines',
  },
  privacy: 'Politique de confidentialité',
  requiredHint: 'Les champs marqués d’un * sont obligatoires.',
};
