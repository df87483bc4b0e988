interface Options {
  readonly id: string
  readonly options?: readonly { readonly value: unknown }[]
}

const files = import.meta.glob<Options>('../../definitions/options/*.options.json', {
  eager: true,
  import: 'default',
})
const lists = new Map(Object.values(files).map(({ id, options = [] }) => [id, options]))

/** The values of a list of options by its name. */
export const optionsNamed = (id = ''): readonly unknown[] => (lists.get(id) ?? []).map(({ value }) => value)
