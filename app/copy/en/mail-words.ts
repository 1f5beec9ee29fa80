/** Words of the mails that the site sends. */
export const mailWords = {
  inquiry: {
    title: 'Inquiry #{number} from the {siteName} site',
    lead: '{who} wrote to you.',
    leadAbout: '{who} wrote to you about {about}.',
    ofCompany: '{name} of {company}',
    open: 'Open it in the inbox',
    reply: 'Answer this mail to write to {name}.',
    project: 'The project list that was sent along:',
    openProject: 'Open the project list',
    unsure: 'Marked as unsure: {reasons}.',
    facts: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      about: 'About',
      subject: 'Subject',
      form: 'Form',
      page: 'Page',
      language: 'Language of the page',
      landing: 'Landing page',
      cameFrom: 'Came from',
      campaign: 'Campaign',
      received: 'Received',
    },
  },
  assignment: {
    subject: 'Yours now: inquiry #{number} from {who}',
    title: 'Inquiry #{number} is yours now',
    given: '{by} has given you inquiry #{number} to look after.',
  },
  followUp: {
    subject: 'Follow up: inquiry #{number} from {who}',
    title: 'Follow up inquiry #{number}',
    due: 'The follow-up of inquiry #{number} is due: {when}.',
    unattended: 'Nobody looks after it, so this goes to you.',
  },
  destinationBreak: {
    title: '{name} does not take all inquiries',
    kept: 'They are kept and sent there once it takes them. What it refused for good waits for you. This is what it said:',
    open: 'Open the destination',
  },
  acknowledgement: {
    subject: 'We have received your message (#{number})',
    title: 'We have received your message',
    thanks: 'Thank you for your message.',
    soon: "We'll get back to you soon.",
    when: {
      one: 'You will hear from us within one working day.',
      other: 'You will hear from us within {count} working days.',
    },
    number: 'Your inquiry has the number {number}.',
    copy: 'This is what you wrote:',
    project: 'This is the project list that you sent along:',
    leftOut: 'Web and email addresses are left out of this copy.',
    addressLeftOut: '[address left out]',
    because:
      'You receive this because this address was entered in a form on the {siteName} site. If that was not you, there is nothing to do.',
  },
  newsletter: {
    subject: 'Please confirm your subscription to {siteName}',
    title: 'Please confirm your subscription',
    ask: 'Please confirm that you would like to receive the newsletter of {siteName}:',
    confirm: 'Confirm my subscription',
    otherwise:
      'If you did not ask for it, there is nothing to do: without your confirmation nothing is sent.',
    leave: 'Unsubscribe',
  },
  spamDigest: {
    subject: '{siteName}: {total} tagged as spam',
    title: { one: '{count} message tagged as spam', other: '{count} messages tagged as spam' },
    head: {
      one: '{count} message was tagged as spam and not mailed one by one. All are kept; each can be marked as genuine in the inbox of the site.',
      other:
        '{count} messages were tagged as spam and not mailed one by one. All are kept; each can be marked as genuine in the inbox of the site.',
    },
    rest: 'and {count} more',
    open: 'Open them in the inbox',
  },
  invitation: {
    title: 'Your invitation to {siteName}',
    invites:
      '{who} invites you to the admin area of {siteName}, {role}. To make your account, open this link:',
    roles: {
      owner: 'as an owner, who may use all of it',
      sales: 'for sales: you answer inquiries there',
      editor: 'as an editor: you look after content, previews and redirects there',
    },
    open: 'Make my account',
    byHand: 'Or open {address} and enter this code:',
    rules: 'Link and code are good once, for this email address only, until {until} UTC.',
    otherwise: 'If you did not expect this, there is nothing to do.',
  },
  accountNotice: {
    subject: '{siteName}: {title}',
    when: 'When',
    open: 'Look at the people',
    roles: { owner: 'an owner', sales: 'sales', editor: 'an editor' },
    acts: {
      'second-factor-on': {
        title: 'A second factor was turned on',
        text: '{by} has turned on a second factor. It signs in at once. For taking a role or an account from others it counts from {from}, or as soon as another owner confirms it.',
      },
      'second-factor-confirmed': {
        title: 'A second factor was confirmed',
        text: '{by} has confirmed the second factor of {whom}. It counts from now on.',
      },
      'second-factor-off': {
        title: 'A second factor was turned off',
        text: 'The second factor of {whom} was turned off by {by}.',
      },
      'recovery-codes-made': {
        title: 'New recovery codes were made',
        text: '{by} has made new recovery codes for the second factor.',
      },
      'owner-invited': {
        title: 'A new owner was invited',
        text: '{by} has invited {whom} to become an owner.',
      },
      'owner-joined': {
        title: 'There is a new owner',
        text: '{whom} has made an account as an owner.',
      },
      'role-changed': {
        title: 'A role was changed',
        text: '{by} has changed the role of {whom}: {role} from now on.',
      },
      'account-removed': {
        title: 'An account was removed',
        text: '{by} has removed the account of {whom}.',
      },
    },
    otherwise:
      'If you know of this, there is nothing to do. If not, ask the other owners at once, by another way than mail. Set a new password under “Your account”, which ends your other sessions, and look at the people and the audit trail. If you cannot sign in any more, whoever runs the site can help.',
  },
  reset: {
    subject: 'Set a new password for {siteName}',
    title: 'Set a new password',
    ask: 'Someone asked for a new password for your account on {siteName}. To set one, open this link within {minutes} minutes:',
    open: 'Set a new password',
    otherwise:
      'If that was not you, there is nothing to do: without this link nothing changes. The link works once.',
  },
} as const;
