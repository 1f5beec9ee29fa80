import type { Emulator } from 'contentful-emulator';

/** Settings with which a site reads its content from a local content service. */
export function emulatorSettings({ spaceId, deliveryToken, host }: Emulator) {
  return {
    CONTENT_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENTFUL_DELIVERY_TOKEN: deliveryToken,
    CONTENTFUL_HOST: host,
  };
}
