// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * One request to the server, noun.verb.
 */
export interface Call {
  $schema: string
  /**
   * A call: noun.verb.
   */
  id: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The permission a person needs for it.
   */
  permission: string
  /**
   * The HTTP method.
   */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * Under /api/v1; {name} is a path parameter.
   */
  path: string
  /**
   * The organisation whose records it is about. `path`: its path begins with an organisation. `body`: its body has a `tenantName`. The server refuses any organisation but the caller's. `clients` and `own`: people of the provider make it, for all their clients or for their own organisation. Absent: the organisation of the caller, and the call names none.
   */
  tenant?: 'own' | 'path' | 'body' | 'clients'
  /**
   * A rule: while it is yes the call goes to the second API, where the deployer names one; absent: never.
   */
  secondWhen?: string
  /**
   * An entity schema.
   */
  query?: string
  /**
   * An entity schema.
   */
  request?: string
  /**
   * A limit: the largest body it takes; absent: `requestBytes`.
   */
  bodyBytes?: string
  /**
   * The body is a file form.
   */
  upload?: true
  /**
   * An entity schema.
   */
  answer: string
  /**
   * The meaning of a 404: an empty list.
   */
  empty?: {
    [k: string]: unknown
  }
  /**
   * The value that replaces an answer that violates its schema; the violation is reported. Absent: the person sees an error.
   */
  fallback?: {
    [k: string]: unknown
  }
  keyed?: KeyedAnswer
  /**
   * Its answer is one page of a list. A request that names no page gets all pages as one list: the first is requested alone, the others a few at once.
   */
  whole?: true
  /**
   * A limit: how many rows a page of the list holds where its query names no `size`; it begins at page 0.
   */
  pageSize?: string
  /**
   * For a `whole` list: the paths in a row that `search` of the query looks in. Only rows with every typed word are answered.
   *
   * @minItems 1
   *
   * Items: The path of a fact: names joined by dots.
   */
  searched?: string[]
  /**
   * The response is 202 while the created record waits for a second person.
   */
  pending?: true
  deprecated?: DeprecatedCall
  /**
   * Needs an Idempotency-Key: the same intent happens once.
   */
  idempotent?: true
  /**
   * The call can be made for many records in one request, by `bulk.perform`. Each record has its own checks, transaction and audit entry. The path has the one parameter `id`.
   */
  bulk?: true
  /**
   * The caller must have signed in within `freshSignInSeconds`. Absent: an open session is enough. It does not apply to API credentials.
   */
  freshSignIn?: true
  /**
   * Rules that the server evaluates on its own facts before it acts. A rule that is no refuses the call with its fault.
   *
   * @minItems 1
   */
  checks?: CallCheck[]
  /**
   * Specific faults for values that their fields refuse. The first match is returned, with the field’s sentence at its place. Absent: invalid-request.
   *
   * @minItems 1
   */
  invalid?: InvalidPlace[]
  /**
   * Places in the body that the call validates first, because it has several faults of its own for them. Their fields validate the values that it accepts.
   *
   * @minItems 1
   *
   * Items: The path of a fact: names joined by dots.
   */
  validates?: string[]
  /**
   * Places in the body that take more than the screen offers to choose from: its fields do not validate them.
   *
   * @minItems 1
   *
   * Items: The path of a fact: names joined by dots.
   */
  takesMore?: string[]
  limit?: CallLimit
  unique?: CallUnique
  versioned?: CallVersioned
  audit?: CallAudit
  /**
   * Opens or closes it for people of the provider who view the portal as a client. Absent: a GET that answers no file is open, any other call is closed.
   */
  inView?: 'open' | 'closed'
  /**
   * A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  subtask?: string
  /**
   * The rights that it gives to people: `roles` that its caller has. Invariants assume that this happens.
   */
  gives?: 'roles'
  /**
   * Faults of definitions/faults.json it may answer.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  faults?: string[]
}
/**
 * Its answer is one part of a list, with the key of the next part. A request that names no size gets all parts, requested one after the other.
 */
export interface KeyedAnswer {
  /**
   * The path of the list in the answer.
   */
  rows: string
  /**
   * The path of the total count in the answer.
   */
  total: string
  /**
   * The path of the key of the next part; the last part has none.
   */
  next: string
  /**
   * The query parameter that takes the key.
   */
  asks: string
}
/**
 * Marks the call as deprecated, by the headers Deprecation (RFC 9745) and Sunset (RFC 8594) and in the API reference.
 */
export interface DeprecatedCall {
  /**
   * The day from which on.
   */
  since: string
  /**
   * The day on which it may end, a year after `since` at the earliest; absent: not yet decided.
   */
  sunset?: string
  /**
   * A call: noun.verb.
   */
  instead: string
}
export interface CallCheck {
  /**
   * A shared rule that must be yes; it reads the sent body as `request`.
   */
  must: string
  /**
   * The path of a fact: names joined by dots.
   */
  at?: string
  /**
   * The fault it is refused with.
   */
  fault: string
}
export interface InvalidPlace {
  /**
   * The path of a fact: names joined by dots.
   */
  at?: string
  /**
   * The fault it is refused with.
   */
  fault: string
}
/**
 * Largest number of records that the call may create.
 */
export interface CallLimit {
  /**
   * A limit: as many as there may be.
   */
  most: string
  /**
   * The fault one more is refused with; it may print {most}.
   */
  fault: string
}
/**
 * A value of its body that no other of the kind may have, whatever the case of its letters.
 */
export interface CallUnique {
  /**
   * The path of that value in the body; the refusal names it.
   */
  field: string
  /**
   * Values of the body of which each has names of its own.
   *
   * @minItems 1
   *
   * Items: A name that begins small and holds letters, digits and underscores; of a filter, as the call takes it.
   */
  within?: string[]
  /**
   * The fault a value is refused with that another one has.
   */
  fault: string
}
/**
 * The body names in `version` the version that was read. The call is refused if the record has changed since.
 */
export interface CallVersioned {
  /**
   * The fault it is refused with then.
   */
  fault: string
}
/**
 * The entry that the server adds to the trail once the call is made. Every call but a GET says it, and names one of `action`, `handler` and `unrecorded`.
 */
export interface CallAudit {
  /**
   * The action: a value of the list `activity-actions`.
   */
  action?: string
  /**
   * The kind of record: a value of the list `activity-objects`.
   */
  object?: string
  /**
   * The path of a fact: names joined by dots.
   */
  id?: string
  /**
   * Further facts of the entry: a path for each name, as for `id`. If a move decides about them, write the one path `record.details`.
   */
  details?:
    | {
        /**
         * The path of a fact: names joined by dots.
         */
        [k: string]: string
      }
    | 'record.details'
  /**
   * Reason why the handler writes the entry itself. A handler that writes none does not compile.
   */
  handler?: string
  /**
   * Reason why nothing is recorded.
   */
  unrecorded?: string
}
