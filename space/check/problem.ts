/** Something in a space that its model does not allow. */
export type Problem = { entry: string; field: string; message: string };
