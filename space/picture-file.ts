/**
 * What is known of a picture's file. `token` changes with its bytes, and with it the address; `alt`
 * says what the file shows. Sizes: bytes, pixels.
 */
export type PictureFile = {
  fileName: string;
  contentType: string;
  alt: string;
  size: number;
  width: number;
  height: number;
  token: string;
};
