export type NotificationTab = 'new' | 'archive'
export type NotificationChange = 'read' | 'unread' | 'archive' | 'unarchive' | 'delete'

export interface Notification {
  readonly id: string
  readonly event_type: string
  readonly title: string
  readonly message: string
  readonly page?: string
  readonly path?: string
  readonly created_at: string
  readonly read: boolean
  readonly archived: boolean
  readonly mayReturn: boolean
}

export interface NotificationPage {
  readonly notifications: readonly Notification[]
  readonly paginationKeys: { readonly next?: string }
  readonly totalCount: number
  readonly unreadCount: number
}
