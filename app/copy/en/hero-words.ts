/**
 * Words of the small screens that float over the home page's pictures: decoration, not content. Slides
 * take them in turn: a sale and its stock, an outdoor site at night, a route before it starts.
 */
export const heroWords = {
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
          { label: 'A1', level: 'full' },
          { label: 'B3', level: 'half' },
          { label: 'C2', level: 'low' },
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
          { label: '8 pm', level: 'half' },
          { label: '9 pm', level: 'full' },
          { label: '10 pm', level: 'low' },
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
          { label: 'Stop 1', level: 'full' },
          { label: 'Stop 2', level: 'half' },
          { label: 'Stop 3', level: 'low' },
        ],
      },
    },
  ],
} as const;
