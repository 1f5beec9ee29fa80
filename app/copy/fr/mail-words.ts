import type { mailWords as english } from '../en/mail-words.ts';
import type { Translation } from '../wording.ts';

export const mailWords: Translation<typeof english> = {
  inquiry: {
    title: 'Demande n° {number} depuis le site {siteName}',
    lead: '{who} vous a écrit.',
    leadAbout: '{who} vous a écrit au sujet suivant : {about}.',
    ofCompany: '{name} ({company})',
    open: 'Ouvrir dans la boîte de réception',
    reply: 'Répondez à cet e-mail pour écrire à {name}.',
    project: 'La liste de projet jointe à la demande :',
    openProject: 'Ouvrir la liste de projet',
    unsure: 'Message marqué comme douteux : {reasons}.',
    facts: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      company: 'Société',
      about: 'Concerne',
      subject: 'Objet',
      form: 'Formulaire',
      page: 'Page',
      language: 'Langue de la page',
      landing: 'Page d’arrivée',
      cameFrom: 'Provenance',
      campaign: 'Campagne',
      received: 'Reçu le',
    },
  },
  assignment: {
    subject: 'À vous : demande n° {number}, {who}',
    title: 'La demande n° {number} est désormais à vous',
    given: '{by} vous a confié la demande n° {number}.',
  },
  followUp: {
    subject: 'À relancer : demande n° {number}, {who}',
    title: 'Relancer la demande n° {number}',
    due: 'La relance de la demande n° {number} arrive à échéance : {when}.',
    unattended: 'Personne ne s’en occupe : ce rappel vous est donc adressé.',
  },
  destinationBreak: {
    title: '{name} ne prend pas toutes les demandes',
    kept: 'Elles sont conservées et transmises dès que la destination les accepte. Celles qu’elle a refusées définitivement vous attendent. Voici sa réponse :',
    open: 'Ouvrir la destination',
  },
  acknowledgement: {
    subject: 'Nous avons bien reçu votre message (n° {number})',
    title: 'Nous avons bien reçu votre message',
    thanks: 'Merci pour votre message.',
    soon: 'Nous vous répondrons très vite.',
    when: {
      one: 'Vous aurez de nos nouvelles sous un jour ouvré.',
      other: 'Vous aurez de nos nouvelles sous {count} jours ouvrés.',
    },
    number: 'Votre demande porte le numéro {number}.',
    copy: 'Voici ce que vous avez écrit :',
    project: 'Voici la liste de projet que vous avez jointe :',
    leftOut: 'Les adresses web et e-mail ont été retirées de cette copie.',
    addressLeftOut: '[adresse retirée]',
    because:
      'Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire du site {siteName}. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  newsletter: {
    subject: 'Veuillez confirmer votre inscription à {siteName}',
    title: 'Veuillez confirmer votre inscription',
    ask: 'Veuillez confirmer que vous souhaitez recevoir la newsletter {siteName} :',
    confirm: 'Confirmer mon inscription',
    otherwise:
      'Si vous n’avez rien demandé, vous n’avez rien à faire : sans votre confirmation, rien n’est envoyé.',
    leave: 'Se désinscrire',
  },
  spamDigest: {
    subject: '{siteName} – signalés comme spam : {total}',
    title: {
      one: '{count} message signalé comme spam',
      many: '{count} messages signalés comme spam',
      other: '{count} messages signalés comme spam',
    },
    head: {
      one: '{count} message a été signalé comme spam et n’a pas été transmis séparément. Tout est conservé ; chaque message peut être marqué comme authentique dans la boîte de réception du site.',
      many: '{count} messages ont été signalés comme spam et n’ont pas été transmis un par un. Tout est conservé ; chaque message peut être marqué comme authentique dans la boîte de réception du site.',
      other:
        '{count} messages ont été signalés comme spam et n’ont pas été transmis un par un. Tout est conservé ; chaque message peut être marqué comme authentique dans la boîte de réception du site.',
    },
    rest: 'et {count} de plus',
    open: 'Ouvrir dans la boîte de réception',
  },
  invitation: {
    title: 'Votre invitation à {siteName}',
    invites:
      '{who} vous invite dans l’espace d’administration {siteName}, {role}. Pour créer votre compte, ouvrez ce lien :',
    roles: {
      owner: 'en tant que propriétaire, avec tous les droits',
      sales: 'pour les ventes : vous y répondez aux demandes',
      editor: 'pour la rédaction : vous y gérez les contenus, les aperçus et les redirections',
    },
    open: 'Créer mon compte',
    byHand: 'Ou ouvrez {address} et saisissez ce code :',
    rules:
      'Le lien et le code ne sont valables qu’une fois, pour cette adresse e-mail uniquement, jusqu’au {until} UTC.',
    otherwise: 'Si vous n’attendiez pas cet e-mail, vous n’avez rien à faire.',
  },
  accountNotice: {
    subject: '{siteName} : {title}',
    when: 'Quand',
    open: 'Voir les personnes',
    roles: { owner: 'propriétaire', sales: 'ventes', editor: 'rédaction' },
    acts: {
      'second-factor-on': {
        title: 'Un second facteur a été activé',
        text: '{by} a activé un second facteur. Il sert tout de suite à la connexion. Pour retirer un rôle ou un compte à d’autres, il compte à partir du {from}, ou dès qu’un autre propriétaire le confirme.',
      },
      'second-factor-confirmed': {
        title: 'Un second facteur a été confirmé',
        text: '{by} a confirmé le second facteur de {whom}. Il compte dès maintenant.',
      },
      'second-factor-off': {
        title: 'Un second facteur a été désactivé',
        text: 'Le second facteur de {whom} a été désactivé par {by}.',
      },
      'recovery-codes-made': {
        title: 'De nouveaux codes de secours ont été créés',
        text: '{by} a créé de nouveaux codes de secours pour le second facteur.',
      },
      'owner-invited': {
        title: 'Un nouveau propriétaire a été invité',
        text: '{by} a invité {whom} à devenir propriétaire.',
      },
      'owner-joined': {
        title: 'Il y a un nouveau propriétaire',
        text: '{whom} a créé un compte de propriétaire.',
      },
      'role-changed': {
        title: 'Un rôle a été modifié',
        text: '{by} a modifié le rôle de {whom}, désormais : {role}.',
      },
      'account-removed': {
        title: 'Un compte a été supprimé',
        text: '{by} a supprimé le compte de {whom}.',
      },
    },
    otherwise:
      'Si vous êtes au courant, vous n’avez rien à faire. Sinon, demandez tout de suite aux autres propriétaires, autrement que par e-mail. Choisissez un nouveau mot de passe sous « Your account », ce qui ferme vos autres sessions, et vérifiez les personnes et le journal. Si vous ne pouvez plus vous connecter, la personne qui exploite le site peut vous aider.',
  },
  reset: {
    subject: 'Définissez un nouveau mot de passe pour {siteName}',
    title: 'Définissez un nouveau mot de passe',
    ask: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur {siteName}. Pour en définir un, ouvrez ce lien dans les {minutes} minutes :',
    open: 'Nouveau mot de passe',
    otherwise:
      'Si ce n’était pas vous, vous n’avez rien à faire : sans ce lien, rien ne change. Le lien ne fonctionne qu’une fois.',
  },
};
