interface Semantics {
  readonly table: { readonly role?: 'table' }
  readonly group: { readonly role?: 'rowgroup' }
  readonly row: { readonly role?: 'row' }
  readonly columnHeader: { readonly role?: 'columnheader'; readonly scope: 'col' }
  readonly rowHeader: { readonly role?: 'rowheader'; readonly scope: 'row' }
  readonly cell: { readonly role?: 'cell' }
}

const aloud: Semantics = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

const plain: Semantics = {
  table: {},
  group: {},
  row: {},
  columnHeader: { scope: 'col' },
  rowHeader: { scope: 'row' },
  cell: {},
}

/** Roles for rows shown as cards, since some browsers drop the table roles when the display changes. */
export const semanticsOf = (isCards: boolean): Semantics => (isCards ? aloud : plain)
