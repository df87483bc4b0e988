import type { sayScim } from '#values/generated/say-scim.ts'

type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

export type Says = ReturnType<typeof sayScim>

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** A SCIM error (RFC 7644, 3.12); thrown inside a transaction, so that the request is rolled back. */
export class ScimProblem extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: Says, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }

  toMessage() {
    return {
      schemas: [ERROR],
      status: String(this.status),
      ...(this.scimType && { scimType: this.scimType }),
      detail: this.message,
    }
  }
}
