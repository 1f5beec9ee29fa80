import type { UploadedFiles } from '../images/uploaded-files.ts';
import type { ApiTools } from './control-api.ts';

/** What the control pages work with. */
export type ControlTools = ApiTools & { uploads: UploadedFiles; isKept: boolean };

/** A page, or the way to one. */
export type ControlAnswer = { status: number; page: string } | { next: string };
