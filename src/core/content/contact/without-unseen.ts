/** An address without what Unicode says is not drawn: it means nothing there, and nobody sees why the address is refused. */
export const withoutUnseen = (address: string): string => address.replace(/\p{DI}/gu, '');
