import type { Answer, Request } from '#definition/wire.ts'

export type NotificationTab = NonNullable<Request<'notifications.list'>['tab']>
export type NotificationChange = Request<'notifications.change'>['change']
export type NotificationPage = Answer<'notifications.list'>
export type Notification = NotificationPage['notifications'][number]
