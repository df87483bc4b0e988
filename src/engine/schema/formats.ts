import { isRealDate } from '#values/date.ts'

const instant =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i
const address = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]*$/i

/** What texts of a format look like, by the name a schema gives it. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => text.length === 10 && isRealDate(text),
  'date-time': (text) => isRealDate(instant.exec(text)?.[1] ?? ''),
  uri: (text) => address.test(text),
}
