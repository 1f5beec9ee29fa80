import { isObject, numberAt, objectAt, stringAt } from '../../space/json-value.ts';
import { html } from '../html.ts';
import { copyAddress, ownAddress } from '../thumbnail.ts';
import type { FieldKind, ShownField } from './field-kind.ts';

/** The file of an asset. A newly chosen one is stored before the form is read, and takes the place of `before`. */
export const FILE: FieldKind = {
  fits: isObject,
  toInputs: () => ({ '': [] }),
  parse: (_inputs, before) => before,
  render: (field) =>
    html`${renderFile(field)}
      <input type="file" id="${field.name}" name="${field.name}" ${field.described} />
      <p class="hint">
        Pictures (PNG, JPEG, WebP, AVIF, GIF, SVG), videos, PDF and any other file, up to
        ${MAXIMUM_FILE_MB} MB. A new file takes the place of the present one.
      </p>`,
  isGroup: false,
};

export const MAXIMUM_FILE_MB = 100;

function renderFile({ store, entityId, locale }: ShownField) {
  const file = store.find(entityId, 'Asset')?.draft.fields['file']?.[locale];
  if (!isObject(file)) return undefined;
  const address = ownAddress(file);
  const type = stringAt(file, 'contentType') ?? '';
  const { width, height } = objectAt(objectAt(file, 'details'), 'image');
  const size = numberAt(objectAt(file, 'details'), 'size');
  const facts = [
    type,
    ...(typeof width === 'number' && typeof height === 'number' ? [`${width} × ${height} px`] : []),
    ...(size === undefined
      ? []
      : [size < 1024 ? `${size} bytes` : `${Math.round(size / 1024)} KB`]),
  ];
  return html`<div class="file">
    ${address !== undefined && renderPreview(address, type)}
    <p>
      ${address === undefined ? stringAt(file, 'fileName') : html`<a href="${address}">${stringAt(file, 'fileName')}</a>`}<br /><small
        >${facts.join(' · ')}</small
      >
    </p>
  </div>`;
}

function renderPreview(address: string, type: string) {
  if (type.startsWith('image/'))
    return html`<img src="${copyAddress(address, type, 640, 480)}" alt="" />`;
  return (
    type.startsWith('video/') && html`<video src="${address}" controls preload="metadata"></video>`
  );
}
