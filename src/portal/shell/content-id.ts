export const contentId = 'content'
