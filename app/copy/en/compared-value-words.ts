/** Temperatures of machines where they stand side by side; numbers come as finished texts. */
export const comparedValueWords = {
  celsius: '{least} to {most} °C',
  fahrenheit: '{least} to {most} °F',
} as const;
