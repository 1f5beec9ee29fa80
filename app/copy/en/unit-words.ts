/** Temperatures: a range, and one degree; figures come as finished texts. */
export const unitWords = {
  celsius: { range: '{from} to {to} °C', one: '{degrees} °C' },
  fahrenheit: { range: '{from} to {to} °F', one: '{degrees} °F' },
} as const;
