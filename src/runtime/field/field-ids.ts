export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
  readonly label: string
}

/**
 * Returns the DOM ids of a field; dotted names stay readable, since ids may contain anything but white space.
 */
export function fieldIds(id: string): FieldIds {
  const control = `field-${id.replaceAll(/\s+/g, '-')}`
  return { control, hint: `${control}--hint`, error: `${control}--error`, label: `${control}--label` }
}
