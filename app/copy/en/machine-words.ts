/** Words of the machine pages (part 2 section 2). Texts in quotes in the specification stand here word for word. */
export const machinesPageWords = {
  groups: {
    vending: {
      title: 'Vending Machines',
      description:
        'Glass fronts, wall units and weatherproof cabinets. All of them run on the same software.',
      wayOn: {
        title: 'Start from what you sell',
        text: 'Each product type names the machines that suit its sizes, rules and temperature.',
        cue: 'See product types',
        url: '/products',
      },
    },
    locker: {
      title: 'Smart Lockers',
      description: 'Numbered cells around one screen, for pickup, drop-off, returns and sales.',
      wayOn: {
        title: 'Start from what should change',
        text: 'Pickup at any hour, fewer wasted stops, more sites: each goal names the lockers that help.',
        cue: 'See business goals',
        url: '/business-goals',
      },
    },
  },
  inquiry: {
    title: 'Ask about a machine or locker',
    description:
      'Tell us the place, the products and how many people pass by. We answer with what would fit.',
    points: [
      'Which cabinet suits the space and the power you have',
      'What it holds with your own products inside',
      'How it connects to the machines you run today',
    ],
  },
  failedTitle: 'Error Loading Machines from Contentful',
  emptyTitle: 'No Machines Found in Contentful',
  /** To visitors, who can change nothing about a space. */
  none: {
    title: 'No machine is listed here yet',
    text: 'Tell us what you want to sell and where it should stand, and we suggest a machine or a locker.',
    action: { text: 'Contact Us', url: '/contact' },
  },
  emptyMessage: 'Add entries of the type "machine" in Contentful, and publish them.',
} as const;

export const machineWords = {
  back: 'View All Machines',
  trail: 'Machines',
  request: 'Request Information',
  all: {
    title: 'See all machines',
    text: 'Every vending machine and smart locker, with its type and temperature.',
    cue: 'To the machines',
    url: '/machines',
  },
  views: 'Additional views',
  features: 'Features',
  specifications: 'Machine Specifications',
  deployments: {
    title: 'Deployment examples',
    subtitle: 'Places where a machine like this does its work.',
  },
  customization: {
    title: 'Customization Options',
    text: 'Shelves, cell sizes, colors and screen artwork are set per order. Tell us what you sell and we suggest a layout.',
  },
  softwareCompatibility: {
    title: 'Software Compatibility',
    text: 'Runs on our management software from the first day: stock, prices, payments and alerts in one place.',
  },
  related: 'Related models',
  closing: 'Interested in the {title}?',
  closingText: 'Contact us to learn more about pricing and availability.',
  errorTitle: 'Error Loading Machine',
  notFoundTitle: 'Machine Not Found',
  missing: 'Machine not found: {slug}',
  notFound: "The machine {id} couldn't be found",
  noIdentifier: 'No machine identifier was provided',
} as const;
