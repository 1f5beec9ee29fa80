import type { mailWords as english } from '../en/mail-words.ts';
import type { Translation } from '../wording.ts';

export const mailWords: Translation<typeof english> = {
  inquiry: {
    title: 'Anfrage #{number} über die Website von {siteName}',
    lead: '{who} hat Ihnen geschrieben.',
    leadAbout: '{who} hat Ihnen geschrieben ({about}).',
    ofCompany: '{name} von {company}',
    open: 'Im Posteingang öffnen',
    reply: 'Antworten Sie auf diese E-Mail, um {name} zu schreiben.',
    project: 'Die mitgesendete Projektliste:',
    openProject: 'Projektliste öffnen',
    unsure: 'Als unsicher markiert: {reasons}.',
    facts: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Unternehmen',
      about: 'Thema',
      subject: 'Betreff',
      form: 'Formular',
      page: 'Seite',
      language: 'Sprache der Seite',
      landing: 'Einstiegsseite',
      cameFrom: 'Herkunft',
      campaign: 'Kampagne',
      received: 'Eingegangen',
    },
  },
  assignment: {
    subject: 'Jetzt Ihre: Anfrage #{number} von {who}',
    title: 'Anfrage #{number} ist jetzt Ihre',
    given: '{by} hat Ihnen Anfrage #{number} übertragen.',
  },
  followUp: {
    subject: 'Wiedervorlage: Anfrage #{number} von {who}',
    title: 'Wiedervorlage von Anfrage #{number}',
    due: 'Die Wiedervorlage von Anfrage #{number} ist fällig: {when}.',
    unattended: 'Niemand kümmert sich um sie, deshalb geht dies an Sie.',
  },
  destinationBreak: {
    title: '{name} nimmt nicht alle Anfragen an',
    kept: 'Sie sind gespeichert und werden übergeben, sobald das Ziel sie annimmt. Was es endgültig abgelehnt hat, wartet auf Sie. Das hat es gemeldet:',
    open: 'Ziel öffnen',
  },
  acknowledgement: {
    subject: 'Wir haben Ihre Nachricht erhalten (#{number})',
    title: 'Wir haben Ihre Nachricht erhalten',
    thanks: 'Vielen Dank für Ihre Nachricht.',
    soon: 'Wir melden uns bald bei Ihnen.',
    when: {
      one: 'Sie hören innerhalb eines Arbeitstages von uns.',
      other: 'Sie hören innerhalb von {count} Arbeitstagen von uns.',
    },
    number: 'Ihre Anfrage hat die Nummer {number}.',
    copy: 'Das haben Sie geschrieben:',
    project: 'Diese Projektliste haben Sie mitgesendet:',
    leftOut: 'Web- und E-Mail-Adressen sind in dieser Kopie weggelassen.',
    addressLeftOut: '[Adresse weggelassen]',
    because:
      'Sie erhalten diese E-Mail, weil diese Adresse in ein Formular auf der Website von {siteName} eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  },
  newsletter: {
    subject: 'Bitte bestätigen Sie Ihr Abonnement bei {siteName}',
    title: 'Bitte bestätigen Sie Ihr Abonnement',
    ask: 'Bitte bestätigen Sie, dass Sie den Newsletter von {siteName} erhalten möchten:',
    confirm: 'Abonnement bestätigen',
    otherwise:
      'Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird nichts gesendet.',
    leave: 'Abbestellen',
  },
  spamDigest: {
    subject: '{siteName}: {total} als Spam markiert',
    title: {
      one: '{count} Nachricht als Spam markiert',
      other: '{count} Nachrichten als Spam markiert',
    },
    head: {
      one: '{count} Nachricht wurde als Spam markiert und nicht einzeln gemailt. Alle bleiben erhalten; jede lässt sich im Posteingang der Website als echt kennzeichnen.',
      other:
        '{count} Nachrichten wurden als Spam markiert und nicht einzeln gemailt. Alle bleiben erhalten; jede lässt sich im Posteingang der Website als echt kennzeichnen.',
    },
    rest: 'und {count} weitere',
    open: 'Im Posteingang öffnen',
  },
  invitation: {
    title: 'Ihre Einladung zu {siteName}',
    invites:
      '{who} lädt Sie in den Admin-Bereich von {siteName} ein, {role}. Um Ihr Konto anzulegen, öffnen Sie diesen Link:',
    roles: {
      owner: 'mit Zugriff auf alles, wie ihn Inhaber haben',
      sales: 'für den Vertrieb: Sie beantworten dort Anfragen',
      editor: 'für die Redaktion: Sie kümmern sich dort um Inhalte, Vorschauen und Weiterleitungen',
    },
    open: 'Konto anlegen',
    byHand: 'Oder öffnen Sie {address} und geben Sie diesen Code ein:',
    rules: 'Link und Code gelten einmal, nur für diese E-Mail-Adresse und bis zum {until} UTC.',
    otherwise: 'Haben Sie das nicht erwartet, brauchen Sie nichts zu tun.',
  },
  accountNotice: {
    subject: '{siteName}: {title}',
    when: 'Wann',
    open: 'Personen ansehen',
    roles: { owner: 'Inhaber', sales: 'Vertrieb', editor: 'Redaktion' },
    acts: {
      'second-factor-on': {
        title: 'Ein zweiter Faktor wurde eingeschaltet',
        text: '{by} hat einen zweiten Faktor eingeschaltet. Für die Anmeldung gilt er sofort. Um anderen eine Rolle oder ein Konto zu nehmen, gilt er ab {from} oder sobald ein anderer Inhaber ihn bestätigt.',
      },
      'second-factor-confirmed': {
        title: 'Ein zweiter Faktor wurde bestätigt',
        text: '{by} hat den zweiten Faktor von {whom} bestätigt. Er gilt ab jetzt.',
      },
      'second-factor-off': {
        title: 'Ein zweiter Faktor wurde ausgeschaltet',
        text: 'Der zweite Faktor von {whom} wurde ausgeschaltet, von {by}.',
      },
      'recovery-codes-made': {
        title: 'Neue Wiederherstellungscodes wurden erstellt',
        text: '{by} hat neue Wiederherstellungscodes für den zweiten Faktor erstellt.',
      },
      'owner-invited': {
        title: 'Ein neuer Inhaber wurde eingeladen',
        text: '{by} hat {whom} als Inhaber eingeladen.',
      },
      'owner-joined': {
        title: 'Es gibt einen neuen Inhaber',
        text: '{whom} hat ein Konto als Inhaber angelegt.',
      },
      'role-changed': {
        title: 'Eine Rolle wurde geändert',
        text: '{by} hat die Rolle von {whom} geändert, ab jetzt: {role}.',
      },
      'account-removed': {
        title: 'Ein Konto wurde entfernt',
        text: '{by} hat das Konto von {whom} entfernt.',
      },
    },
    otherwise:
      'Wissen Sie davon, brauchen Sie nichts zu tun. Wenn nicht, fragen Sie sofort die anderen Inhaber, nicht per E-Mail. Setzen Sie unter „Your account“ ein neues Passwort, das Ihre anderen Sitzungen beendet, und sehen Sie Personen und Protokoll durch. Können Sie sich nicht mehr anmelden, hilft, wer die Website betreibt.',
  },
  reset: {
    subject: 'Neues Passwort für {siteName} festlegen',
    title: 'Neues Passwort festlegen',
    ask: 'Für Ihr Konto bei {siteName} wurde ein neues Passwort angefordert. Um es festzulegen, öffnen Sie diesen Link innerhalb von {minutes} Minuten:',
    open: 'Neues Passwort festlegen',
    otherwise:
      'Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne diesen Link ändert sich nichts. Der Link funktioniert einmal.',
  },
};
