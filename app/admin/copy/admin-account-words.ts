/** Words of signing in and up, of the account page and of people. */
export const adminAccountWords = {
  email: 'Email address',
  password: 'Password',
  name: 'Name',
  code: 'Code',
  signIn: {
    title: 'Sign in',
    text: 'For the people who run this site.',
    again: 'Sign in once more to go on.',
    button: 'Sign in',
    refused: 'The email address or the password is not right.',
    noAccount: 'There is no account yet.',
    makeFirst: 'Make the first account',
    invited: 'Have a code? Make an account',
    forgot: 'Forgot the password?',
  },
  forgot: {
    title: 'New password',
    text: 'Enter the email address of your account. You get a link that sets a new password.',
    button: 'Send the link',
    asked: (email: string) =>
      `If there is an account for ${email}, a link is on its way to it. It works once, within 30 minutes.`,
    noMail:
      'This site sends no mail. Whoever runs it can make a link with this command, where the site is installed:',
    command: 'npm run account:reset -- name@example.com',
    back: 'Back to signing in',
  },
  reset: {
    title: 'New password',
    text: 'Every session of the account ends. If it has a second factor, that stays.',
    closed: 'This link is not good any more: it was used, or is older than 30 minutes.',
    password: 'New password',
    button: 'Set the password',
    again: 'Ask for a new link',
  },
  secondStep: {
    title: 'Second step',
    text: 'Enter the six digits that your authenticator shows, or one of your recovery codes.',
    code: 'Code from the authenticator, or recovery code',
    button: 'Continue',
    refused: 'The code is not right, or was used before.',
    expired: 'The first step is too long ago. Please sign in again.',
    unreadableText: 'Your password was right, but this step cannot be taken now.',
    unreadable:
      'The second factor of this account cannot be read: it was set up under an AUTH_SECRET that this site does not have any more. No code can be right.',
    unreadableNext:
      'Whoever runs the site can put the former secret behind AUTH_SECRET, after a comma, and start it again, or take the second factor off with this command, where the site is installed:',
    unreadableCommand: 'npm run account:reset -- name@example.com --second-factor',
    back: 'Start over',
  },
  signUp: {
    title: 'Make an account',
    first:
      'Enter the code that the site printed on its console when it started. It is good once, for the first account only.',
    invited: 'Enter the code that you were given. It is good once, for your email address only.',
    code: 'One-time code',
    button: 'Make the account',
    closed:
      'The code is not good for this email address: it was used, has run out, or is for another.',
    taken: 'There is an account with this email address already.',
    badEmail: 'Enter an email address like name@example.com.',
    have: 'Have an account? Sign in',
  },
  passwordHint: 'At least 12 characters. A few words that belong to no one are good.',
  passwordFaults: {
    'too-short': 'Use at least 12 characters.',
    'too-long': 'Use at most 128 characters.',
    common: 'This password is one of the most used ones, or close to it. Choose another.',
    personal: 'This password is too close to your address or to the name of the site.',
    repeated: 'This password repeats the same few characters. Choose another.',
  },
  account: {
    title: 'Your account',
    signedInAs: (email: string) => `Signed in as ${email}`,
    changeTitle: 'Password',
    changeText: 'Changing it ends every other session of yours.',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    factorTitle: 'Second factor',
    factorOff:
      'Off. With it, signing in also asks for a code from an authenticator on your phone, so that a stolen password opens nothing.',
    factorRequired:
      'Off, and required on this site. Set it up to go on: until then this page is all there is.',
    factorOn: 'On. Signing in asks for a code from your authenticator.',
    factorNew:
      'It is new. To take a role or an account from an owner, or from somebody with a second factor, it counts as soon as another owner confirms it, or from:',
    turnOn: 'Set up the second factor',
    turnOff: 'Turn the second factor off',
    pendingTitle: 'Scan this with your authenticator',
    pendingText: 'Or enter the key by hand, then the six digits that it shows.',
    key: 'Key',
    qr: 'QR code with the key for your authenticator',
    digits: 'Six digits',
    finish: 'Turn it on',
    wrongDigits: 'The digits are not right. Wait for the next ones and try again.',
    startOver: 'Make a new key',
    recoveryTitle: 'Your recovery codes',
    recoveryText:
      'Keep them where you keep important papers. Each opens your account once, without the authenticator. They are shown only now.',
    newRecovery: 'Make new recovery codes',
    newRecoveryText: 'The ones you have stop working.',
    sessionsTitle: 'Sessions',
    sessionsText: 'Where you are signed in.',
    thisSession: 'This session',
    signedInAt: 'Signed in',
    lastUsed: 'Last used',
    from: 'From',
    end: 'End session',
    endOf: (device: string) => `End session of ${device}`,
    endOthers: 'End all other sessions',
  },
  people: {
    title: 'People',
    text: 'Who may use the admin area, and what each of them may do.',
    role: 'Role',
    roleTexts: {
      owner: 'Everything, also people, settings, the audit trail and erasing.',
      sales: 'Inquiries: reads, answers and exports them, and works on them.',
      editor: 'Content, previews, redirects and the speed of the site. No inquiries.',
    },
    changeRoleTitle: 'Change a role',
    changeRoleText:
      'The new role counts at once; invitations and preview links that they could no longer make end. What somebody looks after who can no longer see inquiries goes to whoever you choose.',
    successor: 'Their inquiries and follow-ups go to',
    successorHint: 'Only where they look after any and will not see them any more.',
    noChoice: 'Not chosen',
    successorNobody: 'Nobody: you are reminded of the follow-ups',
    noSuccessor: 'They look after inquiries. Choose who gets them, or nobody.',
    changeRole: 'Change the role',
    lastOwner:
      'This is the only owner, and one has to stay. Make somebody else an owner first. Without a second factor that counts, they must have been one for three days.',
    roleGone: 'There is no such account any more, or you are no owner any more.',
    you: 'You',
    since: 'Since',
    factor: 'Second factor',
    on: 'on',
    off: 'off',
    newUntil: 'new, counts from',
    confirmTitle: 'Confirm a second factor',
    confirmText:
      'A new second factor signs in at once. Against other people it counts after three days, or as soon as another owner confirms it. Ask the person first, by another way than mail: whoever has their password could have set it up.',
    confirm: 'Confirm the second factor',
    confirmTooNew:
      'One of you became an owner less than three days ago. Until then neither confirms the other: the factor counts by itself from the moment that is shown.',
    confirmGone:
      'This second factor counts already, or was changed or turned off since, or you are no owner any more. Look at the list above.',
    remove: 'Remove',
    removeOf: (email: string) => `Remove ${email}`,
    removeTitle: 'Remove an account',
    removeText:
      'Its sessions end at once, and the invitations and preview links it made. What it did stays in the audit trail.',
    whom: 'Account',
    typed: 'Email address of this account, in full',
    typedHint: 'Typed once more, so that nobody is removed by a slip.',
    notTyped: 'This is not the email address of the account chosen above.',
    stale: 'To remove someone, sign in again: it has to be within the last ten minutes.',
    signInAgain: 'Sign in again',
    own: 'Nobody can remove their own account. Another owner can.',
    needsFactor:
      'This account is an owner’s or has a second factor. For that you need a second factor that counts: set up under “Your account” three days ago, or confirmed by another owner. Who was made an owner waits for three days, too.',
    gone: 'There is no such account any more, or you are no owner any more.',
    inviteTitle: 'Invite someone',
    inviteByMail:
      'They get a mail with a link and a one-time code, which is good for three days and only for this email address.',
    inviteByHand:
      'You get a one-time code to hand over. It is good for three days and only for this email address. This site sends no mail: mail is not set up.',
    invite: 'Make an invitation',
    inviteRefused: 'This is no email address, or there is an account for it already.',
    inviteWithdrawn:
      'This page was sent before, and its invitation was withdrawn since. Nothing was made. To invite them again, send the form once more.',
    /** By what became of the mail. */
    made: {
      sent: {
        title: 'Invitation mailed',
        text: (email: string) =>
          `A mail with a link is on its way to ${email}. Should it not arrive, hand this code over: it is shown only now, and entered at /admin/sign-up.`,
      },
      failed: {
        title: 'Hand this code over: the mail could not be sent',
        text: (email: string) =>
          `It is shown only now. ${email} enters it at /admin/sign-up. Send it by a way that you trust.`,
      },
      none: {
        title: 'Hand this code over',
        text: (email: string) =>
          `It is shown only now. ${email} enters it at /admin/sign-up. Send it by a way that you trust. This site sends no mail: mail is not set up.`,
      },
      earlier: {
        title: 'Invited already',
        text: (email: string) =>
          `This page was sent more than once. There is one invitation for ${email}, with this code, which is entered at /admin/sign-up. Nothing was mailed again.`,
      },
    },
    openTitle: 'Open invitations',
    anyone: 'any address',
    until: 'Good until',
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    nobody: 'There is nobody else.',
  },
} as const;
