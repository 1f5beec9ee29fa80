/** Words of a machine's spec sheet and site checklist, on the page and in the PDF. */
export const specSheetWords = {
  title: '{machine}: spec sheet and site checklist',
  description:
    'Specifications of the {machine} on one sheet, and a checklist of what its place must provide: floor, power, network, air, access, permits, certificates.',
  trail: 'Spec sheet',
  link: 'Spec sheet and site checklist',
  download: 'Download as PDF',
  back: 'Back to the {machine}',
  facts: 'Specifications',
  noFacts:
    'No specifications are published for this machine yet. Ask us before you plan its place.',
  features: 'Features',
  checklist: 'Site checklist',
  checklistText:
    'What the place must provide. Tick each line on paper before you order. A line that says "Ask us" is not stated for this machine: it does not mean that nothing is needed.',
  /** Around the owner's own words where the visitor chose other units. */
  given: '“{text}”',
  givenNote:
    'The text above and what stands in quotation marks are as they were given, in the units they were given in.',
  groups: {
    floor: 'Floor',
    power: 'Power',
    network: 'Network',
    ventilation: 'Ventilation',
    access: 'Way in',
    permits: 'Permits',
    certificates: 'Certificates',
  },
  weight: 'Carries the machine. Weight: {value}',
  /** The floor's group of a machine that hangs, and its line there. */
  wall: 'Wall',
  wallWeight: 'The wall carries the machine. Weight: {value}',
  size: 'Has room for the machine. Dimensions: {value}',
  footprint: 'Has room for the footprint: {figures} (W\u00a0×\u00a0D)',
  /** Reckoned from weight and footprint; The load has its unit. */
  floorLoad:
    'Carries {value}: the weight without goods, spread over the footprint. Goods add to it, and feet put more on single points.',
  power: 'A supply as stated: {value}',
  voltages: 'Mains voltage that the machine takes: {value}',
  current: 'A circuit that carries the most it draws: {value}',
  network: 'A connection at the place: {value}',
  clearances: {
    back: 'Free behind the machine: {value}',
    side: 'Free on either side: {value}',
    front: 'Free in front, for the open door and whoever fills it: {value}',
  },
  wayIn: 'Doors, corridors and lifts let it pass: {value}',
  wayInSides: {
    width: 'Doors, corridors and lifts let its width pass: {value}',
    depth: 'Doors, corridors and lifts let its depth pass: {value}',
    height: 'Doors, corridors and lifts let its height pass: {value}',
  },
  fit: 'Check the way in with your own measures',
  wayInWeight: 'The way in carries it: {value}',
  askUs: {
    floor: 'Ask us: weight, footprint and floor load are not stated.',
    power: 'Ask us: voltage, current and the socket are not stated.',
    network: 'Ask us: the network connection is not stated.',
    ventilation: 'Ask us: free space for air around the machine is not stated.',
    access: 'Ask us: the measures for the way in are not stated.',
    permits: 'Ask us, and the authority of the place: permits are not stated.',
    certificates: 'Ask us: certificates are not stated.',
  },
  /** Where a group says something, but not this. */
  askUsAlso: {
    floorLoad: 'Ask us: the floor load is not stated.',
    voltages: 'Ask us: the mains voltage is not stated.',
    current: 'Ask us: the current is not stated.',
  },
  /** Who offers the machine, where the sheet is on the web, of which day, and which one of them it is. */
  origin: {
    title: 'Seller and edition',
    seller: 'Offered by',
    phone: 'Telephone',
    email: 'E-mail',
    address: 'This sheet on the web',
    edition: 'Edition',
    editionOf: '{day}, revision {revision}',
  },
  page: 'Page {number} of {pages}',
  unprintable:
    'This document has letters that we cannot print into a file. You can print its page instead: {url}',
  unread: 'The content service could not be read. Try again in a minute.',
  missing: 'There is no such machine.',
} as const;
