/** A JSON Schema as the portal carries it: keywords that validate, no words about them. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** A value that does not fit at one place; `isMore` if it only has names the schema lacks. */
export interface ValidationError {
  readonly at: string
  readonly says: string
  readonly isMore?: boolean
}

/** Finds the schema that a $ref names. */
export type FindSchema = (ref: string) => Schema | undefined
