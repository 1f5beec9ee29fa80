import { expect, type Locator, type Page } from '@playwright/test';

/** A file as a person chooses it from the disk. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** The emulator's control page in the hands of an editor: fields by their names in the model, buttons by their words. */
export type ControlPage = {
  press(name: string | RegExp): Promise<void>;
  /** The control of a field, whether or not it is required. */
  field(name: string): Locator;
  write(fields: Record<string, string>): Promise<void>;
  writeLines(field: string, lines: readonly string[]): Promise<void>;
  /** Begins an entry on the list of content types. */
  begin(type: string): Promise<void>;
  /** Makes an entry for a field of links and opens it. */
  create(field: string, type: string): Promise<void>;
  /** Chooses an entry that is there for a field of links. */
  choose(field: string, title: string): Promise<void>;
  upload(field: string, ...files: ChosenFile[]): Promise<void>;
  /** Saves, and goes back to the entry that this one was made for. */
  back(): Promise<void>;
  /** Publishes, with what is linked and still a draft where the page offers it. */
  publish(): Promise<void>;
};

const asRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

export function controlPage(page: Page): ControlPage {
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const field = (name: string) =>
    page.getByLabel(new RegExp(String.raw`^\s*${asRegExp(name)}(?:\s+required)?\s*$`, 'u'));
  const pick = (kind: 'entry' | 'file', name: string) =>
    press(new RegExp(`^Choose (?:an|a|another) ?${kind} for ${asRegExp(name)}$`, 'u'));
  const begun = async () => {
    await expect(page.getByText('A new draft: fill it in')).toBeVisible();
    // The script that makes the slug of the title has to be there before the first letter.
    await page.waitForLoadState();
  };
  return {
    press,
    field,
    async write(fields) {
      for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    },
    async writeLines(name, lines) {
      const group = page.getByRole('group', { name, exact: true });
      for (const [at, line] of lines.entries()) {
        if (at > 0) await group.getByRole('button', { name: 'Add a line' }).click();
        await group.getByLabel(`${name} ${at + 1}`, { exact: true }).fill(line);
      }
    },
    async begin(type) {
      await press(`New ${type}`);
      await begun();
    },
    async create(name, type) {
      await pick('entry', name);
      const types = page.getByLabel('Create a new one');
      if ((await types.count()) > 0) {
        await types.selectOption({ label: type });
        await press('Create');
      } else await press(`Create new ${type}`);
      await begun();
    },
    async choose(name, title) {
      await pick('entry', name);
      await page.getByLabel('Search').fill(title);
      await press('Search');
      await page.locator('.picks').getByLabel(title).first().check();
      await press(/^(?:Add|Choose)$/u);
    },
    async upload(name, ...files) {
      await pick('file', name);
      await page.getByLabel('Upload a new file').setInputFiles(files);
      await press('Upload and use');
    },
    back: () => press(/^← Save and go back to/u),
    async publish() {
      const drafts = page.getByRole('button', { name: 'Publish with these' });
      if ((await drafts.count()) > 0) await drafts.click();
      else await press('Publish');
      await expect(page.getByRole('status').getByText(/^Published[.,]/u)).toBeVisible();
    },
  };
}
