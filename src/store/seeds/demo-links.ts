/**
 * A link of the demo as one row. Without a title it gets the default one. Its rules, if any, are in
 * demo-rules.ts, by alias.
 */
export type DemoLink = [
  /** days since its creation: at least 1, and different for each link */
  age: number,
  clicks: number,
  domain_id: number,
  space_id: number | null,
  alias: string,
  url: string,
  title: string | null,
  pixel_ids?: number[],
]

export const shop = 'https://www.northwind.example'
export const blog = 'https://blog.northwind.example'
export const help = 'https://help.northwind.example'
export const events = 'https://events.example/northwind'
const audio = 'https://audio.example/shows/far-enough'
const video = 'https://video.example/watch'

/** The links of the demo, oldest first. */
export const demoLinks: DemoLink[] = [
  [241, 48210, 1, null, 'shop', `${shop}/`, null, [3, 5, 6]],
  [238, 10412, 1, 1, 'newsletter', `${shop}/newsletter?utm_source=footer`, 'Newsletter sign-up', [5]],
  [233, 1033, 2, 3, 'blog', blog, null, [12]],
  [229, 87, 1, 2, 'k3Xb9Q', `${help}/articles/1042-returns`, 'Returns and exchanges'],
  [226, 310, 1, 2, 'roadmap', `${shop}/internal/roadmap`, 'Product roadmap'],
  [221, 964, 1, 2, 'care', `${help}/care/waterproofs`, 'How to wash a waterproof jacket'],
  [214, 5521, 1, 1, 'winter', `${shop}/winter?utm_campaign=winter`, 'Winter collection', [3, 4]],
  [211, 7265, 1, 1, 'stores', `${shop}/stores`, 'Find a store'],
  [207, 12, 2, null, 'Zp7rTd', `${shop}/search?q=gaiters&sort=price`, null],
  [202, 640, 1, 1, 'launch', `${shop}/launch`, 'Ridge 2 launch (moved to /ridge)'],
  [199, 331, 2, 3, 'first-aid', `${blog}/2026/first-aid-on-the-trail`, 'First aid on the trail'],
  [196, 15377, 1, 1, 'black-week', `${shop}/black-week`, 'Black week', [1, 3, 4]],
  [192, 2290, 1, 1, 'gift-cards', `${shop}/gift-cards`, 'Gift cards', [8]],
  [186, 45, 1, 2, 'sizes', `${help}/sizes`, 'Size guide'],
  [180, 702, 2, 3, 'maps', `${blog}/free-trail-maps`, 'Free trail maps to print', [12]],
  [174, 22, 2, null, 'Wq3hZt', `${shop}/internal/brand`, 'Brand book'],
  [171, 9, 1, null, 'm8WqLs', 'https://forms.example/f/3f9a1c', 'Warehouse tour: who is coming?'],
  [165, 1580, 1, 1, 'insta', `${shop}/as-seen?utm_source=social&utm_medium=bio`, 'Link in bio', [3]],
  [158, 118, 2, 3, 'podcast', audio, 'Far Enough, the podcast'],
  [154, 276, 2, 3, 'welcome', `${blog}/welcome`, 'Welcome to the community'],
  [151, 266, 2, 3, 'ep-12', `${audio}/12`, 'Far Enough 12: alone in the Fells'],
  [149, 301, 2, 3, 'ep-13', `${audio}/13`, 'Far Enough 13: the last ferry'],
  [145, 0, 2, null, 'Yc8fBk', `${shop}/test?utm_source=test`, 'test, please ignore'],
  [141, 0, 1, 2, 'Hc2VnY', `${shop}/products/ridge-tent-2?variant=olive`, null],
  [136, 3874, 1, 1, 'ridge', `${shop}/products/ridge-tent-2`, 'Ridge 2 tent', [1, 4, 5]],
  [130, 1870, 1, 1, 'wholesale', `${shop}/wholesale/prices`, 'Wholesale price list', [7]],
  [127, 99, 1, 2, 'ridge-manual', `${help}/manuals/ridge-tent-2.pdf`, 'Ridge 2 tent: manual (PDF)'],
  [123, 3390, 1, 2, 'app', `${shop}/app`, 'Get the app', [6]],
  [119, 541, 1, 2, 'ridge-video', `${video}?v=ridge-2`, 'Pitch the Ridge 2 in three minutes'],
  [112, 100, 2, null, 'jobs', `${shop}/jobs`, 'We are hiring'],
  [104, 28, 1, null, 'Tf6yKe', `${shop}/press/2026-05`, 'press kit, May'],
  [101, 883, 2, 3, 'spring-walk', `${events}/spring-walk`, 'Spring walk: register'],
  [98, 1216, 2, 3, 'trail-day', `${events}/trail-day`, 'Trail Day: help us mend a path', [11]],
  [95, 2100, 1, 1, 'voucher-5', `${shop}/voucher/5`, 'Voucher: 5 off, withdrawn'],
  [90, 64, 1, 1, 'qr-catalogue', `${shop}/catalogue?utm_medium=print`, 'Catalogue, QR code on the back page'],
  [88, 1104, 1, 2, 'delivery', `${help}/delivery`, 'Delivery times and costs'],
  [83, 71, 1, 1, 'qr-bag', `${shop}/?utm_medium=print&utm_content=bag`, 'QR code on the paper bags'],
  [76, 840, 2, 3, 'packing-list', `${blog}/packing-list`, 'Packing list for three days', [8, 12]],
  [72, 9120, 1, 1, 'spring-sale', `${shop}/spring-sale`, 'Spring sale: up to 40 % off', [1, 2, 3, 9]],
  [69, 19, 1, 2, 'status', `${help}/status`, 'Delivery delays'],
  [66, 100, 1, 1, 'first-100', `${shop}/first-100`, 'Mug for the first hundred'],
  [61, 407, 1, 1, 'outlet', `${shop}/outlet`, 'Outlet', [1, 2]],
  [57, 412, 2, 3, 'ambassadors', `${events}/ambassadors`, 'Ambassadors: sign-up', [11]],
  [54, 3, 2, null, 'b4JxUa', `${blog}/author/ines?page=2`, null],
  [50, 1999, 2, 1, 'landing-test', `${shop}/landing`, 'Landing page, three variants', [5, 6]],
  [47, 155, 1, 1, 'lookbook', `${shop}/lookbook/autumn#page-4`, 'Autumn lookbook', [8, 10]],
  [44, 131, 1, 2, 'planner', `${shop}/planner/download`, 'Route planner for the desktop'],
  [41, 52, 2, 3, 'seats', `${events}/map-course`, 'Map course: 50 seats'],
  [38, 2044, 1, 1, 'autumn', `${shop}/autumn?utm_campaign=autumn`, 'Autumn collection', [3, 4, 7]],
  [34, 519, 1, 1, 'early-bird', `${shop}/early-bird`, 'Early bird: down jackets', [2, 9]],
  [30, 6, 1, 2, 'Rn5cGv', `${help}/articles/1107-stove-recall`, 'Stove recall: check your serial number'],
  [26, 47, 2, null, 'Gs4uNj', `${events}/webinar/42`, 'Webinar: layers'],
  [23, 230, 2, 3, 'photo-contest', `${events}/photo-contest`, 'Photo contest', [11]],
  [19, 208, 2, 3, 'film-night', `${events}/film-night`, 'Film night: tickets'],
  [17, 2, 2, null, 'Ev6tSo', `${blog}/random`, null],
  [15, 78, 2, 3, 'ep-14', `${audio}/14`, 'Far Enough 14: café at the pass'],
  [13, 33, 1, 1, 'try-me', `${shop}/tester`, 'Product testers wanted'],
  [11, 5, 1, 2, 'beta', `${shop}/beta/planner`, 'Route planner, closed beta'],
  [8, 14, 1, 1, 'podium', `${shop}/awards/best-tent-2026`, 'Best tent of the year', [10]],
  [6, 148, 1, 1, 'flash', `${shop}/flash-sale`, 'Flash sale', [3, 9, 10]],
  [4, 11, 1, 2, 'feedback', 'https://forms.example/f/77b0e2', 'How was your order?'],
  [3, 1, 1, null, 'xD9mPw', `${shop}/products/ridge-tent-3`, null],
]
