/** Words of /admin/set-up: how the parts that the start page tells of are set up. */
export const adminSetUpWords = {
  title: 'Setting up',
  text: 'How mail, publishing and backups are set up. Most of it is done once, by whoever installed the site.',
  where:
    'Settings stand in a file named .env where the site is installed, or in the settings of your host. The site reads them when it starts: start it again after a change.',
  mail: {
    title: 'Mail',
    text: 'With mail, every inquiry reaches you at once and people get their confirmations. Until then inquiries are kept here; they are sent once mail is set up.',
    steps: [
      'Ask your mail provider for a server that takes mail from the site, often named "SMTP": it has a server name, a user name and a password.',
      'Put it into the settings, with the address that inquiries are to reach (several with commas) and one that you may send from:',
      'Start the site again and send yourself an inquiry from the contact page.',
    ],
    settings:
      'EMAIL_TO=you@your-company.com\nSMTP_URL=smtps://user:password@mail.your-provider.com:465\nMAIL_FROM=website@your-company.com',
    ses: 'With Amazon SES, these stand in place of the last two, with a sender that is verified there and keys that may send:',
    sesSettings:
      'SES_FROM_EMAIL=website@your-company.com\nAWS_REGION=eu-central-1\nAWS_ACCESS_KEY_ID=…\nAWS_SECRET_ACCESS_KEY=…',
    check:
      'If mail is set up and does not arrive, this command says what is wrong. The second is for a site that runs in a container.',
    checkCommands:
      'npm run doctor:system\ndocker compose exec site node tools/command.mjs doctor:system',
  },
  publishing: {
    title: 'Publishing',
    text: 'Contentful can tell the site of every change. Then what you publish shows within seconds, and open previews follow what you save.',
    steps: [
      'In Contentful, open Settings, Webhooks, and switch on request verification. Copy the signing secret.',
      'Put it into the settings of the site and start the site again:',
      'Back in Contentful, add a webhook with the method POST to the address below. Choose the events publish, unpublish, delete, save and auto-save of entries and assets.',
    ],
    settings: 'WEBHOOK_SECRET=the signing secret from Contentful',
    address: 'Address of the webhook',
    check:
      'Publish something. The start page then says when Contentful last told the site of a change.',
  },
  backups: {
    title: 'Backups',
    text: 'A backup is one file with everything that visitors wrote and everything that was entered here. It can be made while the site runs.',
    now: 'This command makes one now:',
    nowCommand: 'npm run data:backup',
    schedule:
      'This line makes one every night at a quarter past three. On a Linux server, run crontab -e as the user that the site runs as, and add it with the folder that the site is installed in:',
    scheduleLine: '15 3 * * * cd /path/to/the/site && npm run data:backup',
    container: 'Where the site runs in a container, the line is this one:',
    containerLine: '15 3 * * * docker compose exec -T site node server/commands/backup.ts',
    postgres:
      'This site keeps its data in PostgreSQL. The command needs pg_dump, from the PostgreSQL client tools, where the site is installed. The image for containers has none: there, the database’s own container makes the backup, and the start page does not know of it.',
    postgresLine:
      '15 3 * * * docker compose exec -T database pg_dump --username=site --format=custom site > site.pgdump',
    keep: 'The file is put into the folder backups beside the data. Copy it to another machine, and keep it as safe as the site itself. SETTINGS_KEY and AUTH_SECRET are not in it: keep them elsewhere.',
  },
} as const;
