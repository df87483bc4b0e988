export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
  readonly label: string
}

/** Ids may hold anything but white space, so that dotted names of the server's fields stay readable. */
export function fieldIds(id: string): FieldIds {
  const control = `field-${id.replaceAll(/\s+/g, '-')}`
  return { control, hint: `${control}--hint`, error: `${control}--error`, label: `${control}--label` }
}
