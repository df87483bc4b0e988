import { checkUuid } from '#values/uuid.ts'

/** Returns an ID in the lower case that the database uses; any other text is unchanged. */
export const asStored = (id: string): string => (checkUuid(id) ? id : id.toLowerCase())

const IS_ID = /^id$|Id$/

/** Returns the parameters of a path with their IDs as stored, so that each record has one spelling (TRU-762). */
export const storedIds = (params: unknown): unknown =>
  typeof params === 'object' && params !== null
    ? Object.fromEntries(
        Object.entries(params).map(([name, value]: [string, unknown]) => [
          name,
          IS_ID.test(name) && typeof value === 'string' ? asStored(value) : value,
        ]),
      )
    : params
