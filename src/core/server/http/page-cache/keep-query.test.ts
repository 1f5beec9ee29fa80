import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { keepQuery } from './keep-query.ts';

it('a redirect keeps the query it was asked with', () =>
  checkEach(
    [
      [
        '/machines/new',
        '/machines/old?utm_source=news&utm_medium=mail',
        '/machines/new?utm_source=news&utm_medium=mail',
      ],
      ['/machines/new', 'https://vending.example/machines/old?a=1', '/machines/new?a=1'],
      ['/machines/new', '/machines/old', '/machines/new'],
      ['/machines/new?', '/index.php?id=9', '/machines/new'],
      ['/inquiry?sent', '/inquiry?a=1', '/inquiry?sent'],
      ['/machines#lockers', '/old?a=1', '/machines#lockers'],
      ['https://app.example/', '/admin?a=1', 'https://app.example/'],
      ['/project', '/project?row=&add=', '/project'],
      ['/fr/project', 'https://vending.example/fr/project?row=', '/fr/project'],
      ['//other.example/', '/old?a=1', '//other.example/'],
    ],
    (location, asked, expected) => {
      expect(keepQuery(location, asked)).toBe(expected);
    },
  ));
