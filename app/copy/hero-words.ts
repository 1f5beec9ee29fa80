/** How full a slot is, by the colour of its bar. */
type Level = 'full' | 'half' | 'low';

type HeroScene = {
  /** The card at the top: an event of the machine or of the software. */
  event: { icon: string; title: string; note: string; value: string };
  /** The card below: three lines with a bar each. */
  meter: { title: string; note: string; lines: [label: string, level: Level][] };
};

/**
 * Words of the small screens that float over the home page's pictures: decoration, not content. Slides
 * take them in turn: a sale and its stock, an outdoor site at night, a route before it starts.
 */
export const heroWords: { loading: string; scenes: [HeroScene, ...HeroScene[]] } = {
  loading: 'Loading the highlights',
  scenes: [
    {
      event: {
        icon: 'check',
        title: 'Payment approved',
        note: 'Sparkling lime, tap to pay',
        value: '$2.20',
      },
      meter: {
        title: 'Live stock',
        note: 'Lobby, unit 4',
        lines: [
          ['A1', 'full'],
          ['B3', 'half'],
          ['C2', 'low'],
        ],
      },
    },
    {
      event: {
        icon: 'wifi',
        title: 'Online, door closed',
        note: 'Park gate, unit 9',
        value: '4 °C',
      },
      meter: {
        title: 'Sales tonight',
        note: 'Since 8 pm',
        lines: [
          ['8 pm', 'half'],
          ['9 pm', 'full'],
          ['10 pm', 'low'],
        ],
      },
    },
    {
      event: {
        icon: 'truck',
        title: 'Route is packed',
        note: 'Van 2, leaves at 6:30',
        value: '7 stops',
      },
      meter: {
        title: 'Crates',
        note: 'Van 2',
        lines: [
          ['Stop 1', 'full'],
          ['Stop 2', 'half'],
          ['Stop 3', 'low'],
        ],
      },
    },
  ],
};
