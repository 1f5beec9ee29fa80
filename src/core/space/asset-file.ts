/** What is known of a file of the sample space. `token` changes with its bytes, and with it the address. Size: bytes. */
export type AssetFile = {
  fileName: string;
  contentType: string;
  size: number;
  token: string;
};
