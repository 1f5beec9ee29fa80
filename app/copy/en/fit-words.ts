/** Words of "Will it fit?". Lengths come as finished texts with their unit. */
export const fitWords = {
  title: 'Will it fit?',
  description:
    'Check doors, corridors, a corner, an elevator and the ceiling against a machine that is turned and tipped as carriers do.',
  intro: {
    title: 'Measure the way',
    text: 'Fill in the places that the machine has to pass; leave out what is not there. Measure the clear opening, with the door wide open.',
  },
  units: {
    metric: 'Measures are in millimeters; other units can be written out, such as 90 cm.',
    imperial: 'Measures are in inches; other units can be written out, such as 90 cm.',
    toMetric: 'Use millimeters',
    toImperial: 'Use inches',
  },
  machine: {
    legend: 'The machine',
    choose: 'Machine',
    own: 'My own measures',
    ownHint: 'Outside measures, used when no machine is chosen.',
    unmeasuredOption: '{title} (measures not stated)',
  },
  places: {
    door: 'The narrowest door',
    corridor: 'The narrowest corridor',
    corner: 'A corner of two corridors',
    lift: 'The elevator',
    ceiling: 'The lowest ceiling',
  },
  /** What stands folded below the places that every machine passes. */
  morePlaces: 'A corner, an elevator, how it is carried',
  placeHints: {
    corner: 'A right angle from one corridor into another.',
    lift: 'The machine goes in as it passed the door, and stands straight.',
    ceiling: 'On the way and where the machine is to stand.',
  },
  carrying: {
    legend: 'How it is carried',
    hint: 'Our assumptions, which you can change. Empty fields count as the values shown.',
  },
  /** A number alone is in this unit. */
  labels: { metric: '{field} (mm)', imperial: '{field} (in)' },
  fields: {
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    'door-width': 'Clear width',
    'door-height': 'Clear height',
    corridor: 'Width',
    'corner-before': 'Width before the corner',
    'corner-after': 'Width after the corner',
    'lift-door-width': 'Door width',
    'lift-door-height': 'Door height',
    'lift-width': 'Cabin width',
    'lift-depth': 'Cabin depth',
    'lift-height': 'Cabin height',
    ceiling: 'Height',
    trolley: 'Height of the dolly',
    room: 'Room for hands on every side',
  },
  /** The fields where they stand alone, in the list of problems. */
  inSummary: {
    width: 'Width of the machine',
    depth: 'Depth of the machine',
    height: 'Height of the machine',
    'door-width': 'Width of the door',
    'door-height': 'Height of the door',
    corridor: 'Width of the corridor',
    'corner-before': 'Width before the corner',
    'corner-after': 'Width after the corner',
    'lift-door-width': 'Width of the elevator door',
    'lift-door-height': 'Height of the elevator door',
    'lift-width': 'Width of the elevator cabin',
    'lift-depth': 'Depth of the elevator cabin',
    'lift-height': 'Height of the elevator cabin',
    ceiling: 'Height of the ceiling',
    trolley: 'Height of the dolly',
    room: 'Room for hands',
  },
  check: 'Check the way',
  again: 'Start again',
  problems: {
    summary: 'There is no answer yet. Please look at these fields:',
    text: 'This is no length. Give one from {least} to {most}.',
    range: 'Only lengths from {least} to {most} work here.',
    missing: 'This measure is needed too: a length from {least} to {most}.',
    unknownMachine:
      'No machine here is called “{slug}”. Choose one of the list, or give measures of your own.',
    unmeasured:
      'Width, depth and height of {title} are not all stated. Choose “My own measures” and give them.',
    noPlace:
      'Give the measures of one place at least: a door, a corridor, a corner, an elevator or a ceiling.',
  },
  result: {
    fits: 'Yes: {machine} fits',
    not: 'No: {machine} does not fit',
    ownMachine: 'your machine',
    places: 'Place by place',
    placeFits: 'Fits',
    placeNot: 'Does not fit',
    box: 'Machine: {width} wide, {depth} deep, {height} high',
    carrying: 'Dolly: {trolley} high. Room for hands: {room} on every side and above',
    measure: '{name}: {length}',
    /** With less of it than was given. */
    nearMiss: {
      trolley: 'With a dolly of at most {most}: yes.',
      room: 'With room for hands of at most {most}: yes.',
    },
    ceilingNotGiven:
      'No ceiling was given, so in corridors and at the corner only widths were checked.',
    version: 'Formula version {version}.',
    change: 'Change the measures',
  },
  /** The result in one line, as the subject of an inquiry. */
  resultTitle: 'Fit of {machine}: {deciding}',
  measures: {
    'door.width': {
      fits: 'It goes through the door with {by} to spare in width.',
      lacks: 'The door is {by} too narrow.',
    },
    'door.height': {
      fits: 'It goes through the door with {by} to spare in height.',
      lacks: 'The door is {by} too low.',
    },
    'corridor.width': {
      fits: 'It goes along the corridor with {by} to spare in width.',
      lacks: 'The corridor is {by} too narrow.',
    },
    'corner.before': {
      fits: 'It gets around the corner with {by} to spare in the corridor before it.',
      lacks: 'The corridor before the corner is {by} too narrow.',
    },
    'corner.after': {
      fits: 'It gets around the corner with {by} to spare in the corridor after it.',
      lacks: 'The corridor after the corner is {by} too narrow.',
    },
    'lift.doorWidth': {
      fits: 'It goes into the elevator with {by} to spare in the width of the door.',
      lacks: 'The elevator door is {by} too narrow.',
    },
    'lift.doorHeight': {
      fits: 'It goes into the elevator with {by} to spare below the top of the door.',
      lacks: 'The elevator door is {by} too low.',
    },
    'lift.cabinWidth': {
      fits: 'It stands in the elevator with {by} to spare in width.',
      lacks: 'The elevator cabin is {by} too narrow.',
    },
    'lift.cabinDepth': {
      fits: 'It stands in the elevator with {by} to spare in depth.',
      lacks: 'The elevator cabin is {by} too short.',
    },
    'lift.cabinHeight': {
      fits: 'It stands in the elevator with {by} to spare above it.',
      lacks: 'The elevator cabin is {by} too low.',
    },
    'ceiling.height': {
      fits: 'It stands below the ceiling with {by} to spare.',
      lacks: 'The ceiling is {by} too low.',
    },
  },
  /** No single measure of the place would do by itself. */
  allLack: {
    door: 'The door is too narrow and too low: both would have to grow by {by}.',
    corridor: 'The corridor is {by} too narrow.',
    corner: 'Both corridors at the corner would have to be {by} wider.',
    lift: 'The elevator is too small in several measures: all of them would have to grow by {by}.',
    ceiling: 'The ceiling is {by} too low.',
  },
  poses: {
    'no front': 'Upright on the dolly, its front or back ahead.',
    'no side': 'Upright on the dolly, turned so that a side goes ahead.',
    'back front': 'On a hand truck, tipped over its back by {degrees}°, its front or back ahead.',
    'back side': 'On a hand truck, tipped over its back by {degrees}°, a side ahead.',
    'side front': 'On a hand truck, tipped over a side by {degrees}°, its front or back ahead.',
    'side side': 'On a hand truck, tipped over a side by {degrees}°, that side ahead.',
  },
  /** Beside a pose at the corner. */
  goesSideways: 'It goes on sideways behind the corner, without being turned.',
  raised: 'Too high for the dolly: raised upright from a hand truck.',
  assumptions: {
    title: 'What is assumed',
    list: [
      'The machine is a box of its outside measures. Handles, terminals and feet that stand out count.',
      'It stands upright on a dolly, or is tipped by {least}° to {most}° over the lower edge of its back or of a side on a hand truck. It is held so from before a place to behind it.',
      'It goes ahead straight, with its front or with a side. Only at the corner is it turned on the way.',
      'Below the ceiling it is also set upright, which needs the height of its diagonal when it comes tipped.',
      'Stairs, thresholds, ramps and what floor, elevator and hand truck can bear are not checked.',
    ],
    source:
      'These are our own assumptions of 2026; no standard sets them. Have the carrier confirm the way before you order.',
  },
} as const;
