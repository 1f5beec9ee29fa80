import { createHash } from 'node:crypto';
import { editorInterfaceDefaults } from 'contentful-management';
import sharp from 'sharp';
import { assetHost } from '../../build-assets.ts';
import { isLink } from '../../doctor/link-problems.ts';
import type { ContentfulField } from '../../model/content-model.ts';
import { ManagedStore, Refusal } from './managed-store.ts';
import type { Thing } from './managed-store.ts';

export type StandInOptions = {
  spaceId: string;
  environmentId: string;
  locale: string;
  /** Codes of its locales besides the default. */
  otherLocales: string[];
  /** Refuse to publish an entry whose fields link to something that is not published. */
  strictLinks: boolean;
  /** Id of an entry whose publication is always refused. */
  neverPublish: string | null;
};

/** The content of the stand-in, and the rules by which the real service accepts changes to it. */
export class StandInSpace {
  readonly options: StandInOptions;
  readonly types: ManagedStore;
  readonly editors: ManagedStore;
  readonly entries: ManagedStore;
  readonly assets: ManagedStore;
  readonly tags: ManagedStore;
  readonly keys: ManagedStore;
  readonly previewKeys: ManagedStore;
  readonly webhooks: ManagedStore;
  readonly previews: ManagedStore;
  readonly uploads = new Map<string, Buffer>();
  secret: string | null = null;
  /** Assets whose file the service is still working on, with the looks that it takes yet. */
  readonly #processing = new Map<string, number>();

  constructor(options: StandInOptions) {
    this.options = options;
    const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
    const space = { space: link('Space', options.spaceId) };
    const both = { ...space, environment: link('Environment', options.environmentId) };
    this.types = new ManagedStore('ContentType', both);
    this.editors = new ManagedStore('EditorInterface', both);
    this.entries = new ManagedStore('Entry', both);
    this.assets = new ManagedStore('Asset', both);
    this.tags = new ManagedStore('Tag', both);
    this.keys = new ManagedStore('ApiKey', space);
    this.previewKeys = new ManagedStore('PreviewApiKey', space);
    this.webhooks = new ManagedStore('WebhookDefinition', space);
    this.previews = new ManagedStore('PreviewEnvironment', space);
  }

  putType(id: string, body: { fields?: ContentfulField[] }, version: string | undefined): Thing {
    const before = this.types.things.get(id) as { fields?: ContentfulField[] } | undefined;
    for (const field of before?.fields ?? []) {
      const after = body.fields?.find((item) => item.id === field.id);
      if (after === undefined && !field.omitted) {
        throw new Refusal(422, 'ValidationFailed', 'A field must be omitted before it is deleted.');
      }
      if (after !== undefined && after.type !== field.type) {
        throw new Refusal(422, 'ValidationFailed', 'The type of a field cannot be changed.');
      }
    }
    return this.types.put(id, withNulls(body), version);
  }

  /** Publishing a type makes its editor, with the usual widget for every field that has none. */
  publishType(id: string, version: string | undefined): Thing {
    const type = this.types.publish(id, version);
    const before = this.editors.things.get(id);
    const controls = (before?.['controls'] ?? []) as { fieldId: string }[];
    const fresh = (type['fields'] as { id: string }[])
      .filter((field) => !controls.some(({ fieldId }) => fieldId === field.id))
      .map((field) => editorInterfaceDefaults.default.getDefaultControlOfField(field as never));
    const sys = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id } } };
    const body = { ...before, controls: [...controls, ...fresh] };
    this.editors.put(id, body, before && String(before.sys.version), sys);
    return type;
  }

  putEntry(id: string, body: object, version: string | undefined, typeId: string | undefined) {
    const before = this.entries.things.get(id);
    const type = (before?.sys['contentType'] as { sys: { id: string } })?.sys.id ?? typeId;
    if (type === undefined) throw new Refusal(422, 'UnknownContentType');
    const known = this.types.published.get(type)?.['fields'] as ContentfulField[] | undefined;
    if (known === undefined) throw new Refusal(422, 'UnknownContentType');
    const { fields = {} } = body as { fields?: Record<string, unknown> };
    const stranger = Object.keys(fields).find((field) => !known.some((item) => item.id === field));
    if (stranger !== undefined) {
      throw new Refusal(422, 'InvalidEntry', 'Validation error', {
        errors: [{ name: 'unknown', path: ['fields', stranger] }],
      });
    }
    for (const { id: field, localized } of known) this.#checkLocales(fields, field, localized);
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } };
    return this.entries.put(id, body, version, { contentType });
  }

  putAsset(id: string, body: object, version: string | undefined): Thing {
    const { fields = {} } = body as { fields?: Record<string, unknown> };
    for (const field of Object.keys(fields)) this.#checkLocales(fields, field, true);
    return this.assets.put(id, body, version);
  }

  /** The service takes values in its own locales only, and of what is not localised in the default alone. */
  #checkLocales(fields: Record<string, unknown>, field: string, isLocalised: boolean): void {
    const { locale, otherLocales } = this.options;
    const codes = [locale, ...(isLocalised ? otherLocales : [])];
    const stranger = Object.keys(fields[field] ?? {}).find((code) => !codes.includes(code));
    if (stranger === undefined) return;
    throw new Refusal(422, 'InvalidEntry', 'Validation error', {
      errors: [{ name: 'unknown', path: ['fields', field, stranger] }],
    });
  }

  publishEntry(id: string, version: string | undefined): Thing {
    const entry = this.entries.get(id);
    if (id === this.options.neverPublish)
      throw new Refusal(422, 'InvalidEntry', 'Validation error');
    const typeId = (entry.sys['contentType'] as { sys: { id: string } }).sys.id;
    const fields = (entry['fields'] ?? {}) as Record<string, Record<string, unknown>>;
    const known = (this.types.published.get(typeId)?.['fields'] ?? []) as ContentfulField[];
    for (const field of known) {
      const value = fields[field.id]?.[this.options.locale];
      if (field.required && value === undefined) {
        throw new Refusal(422, 'InvalidEntry', 'Validation error', {
          errors: [{ name: 'required', path: ['fields', field.id, this.options.locale] }],
        });
      }
      if (field.type !== 'RichText') this.#checkLinks(value);
    }
    return this.entries.publish(id, version);
  }

  #checkLinks(value: unknown): void {
    for (const item of [value].flat()) {
      if (!isLink(item)) continue;
      const store = item.sys.linkType === 'Asset' ? this.assets : this.entries;
      const targets = this.options.strictLinks ? store.published : store.things;
      if (!targets.has(item.sys.id)) throw new Refusal(422, 'UnresolvedLinks');
    }
  }

  /** Takes a moment, as it does for real: the address shows at the second look. */
  process(id: string, version: string | undefined): void {
    const { sys } = this.assets.get(id);
    if (Number(version) !== sys.version) throw new Refusal(409, 'VersionMismatch');
    this.#processing.set(id, 1);
  }

  async lookAtAsset(id: string): Promise<Thing> {
    const asset = this.assets.get(id);
    const looks = this.#processing.get(id);
    if (looks === undefined) return asset;
    if (looks > 0) {
      this.#processing.set(id, looks - 1);
      return asset;
    }
    this.#processing.delete(id);
    const { locale, spaceId } = this.options;
    const file = (asset['fields'] as { file: Record<string, Record<string, unknown>> }).file;
    const { uploadFrom, ...kept } = file[locale] ?? {};
    const upload = (uploadFrom as { sys: { id: string } }).sys.id;
    const bytes = this.uploads.get(upload);
    if (bytes === undefined) throw new Refusal(404, 'NotFound', `No upload ${upload}`);
    const contentType = String(kept['contentType']);
    const image = contentType.startsWith('image/') ? await sharp(bytes).metadata() : null;
    const token = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    file[locale] = {
      ...kept,
      url: `//${assetHost(contentType)}/${spaceId}/${id}/${token}/${String(kept['fileName'])}`,
      details: {
        size: bytes.length,
        ...(image && { image: { width: image.width, height: image.height } }),
      },
    };
    asset.sys.version += 1;
    return asset;
  }

  createKey(body: object): Thing {
    const id = this.keys.newId();
    const previewId = `preview-${id}`;
    const name = (body as { name: string }).name;
    this.previewKeys.put(previewId, { name, accessToken: `preview-token-of-${id}` }, undefined);
    const preview = { sys: { type: 'Link', linkType: 'PreviewApiKey', id: previewId } };
    const made = { ...body, accessToken: `delivery-token-of-${id}`, preview_api_key: preview };
    return this.keys.put(id, made, undefined);
  }
}

/** The service keeps a pattern with its flags, null where none were given. */
function withNulls(body: object): object {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'regexp' ? { flags: null, ...(value as object) } : value,
  ) as object;
}
