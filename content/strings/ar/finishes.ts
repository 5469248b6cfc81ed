import type { PageStrings } from '../locale-strings.ts';
import { finishesCounted, models } from './counts.ts';
import { kinds } from './finish-kinds.ts';

const groups: PageStrings['finishes']['groups'] = {
  lacquers: {
    title: 'الألوان',
    line: 'جدار واحد من الدرجات، وأربع طرق لارتدائها: لاكيه مطفي أو لامع، وطلاء على إطار، ونانو مطفي.',
  },
  woods: {
    title: 'الأخشاب',
    line: 'قشرةً على واجهات كاملة، وصلبةً في الإطارات والكراسي، ومجمَّعةً في الأسطح.',
  },
  laminates: { title: 'النقوش', line: 'مطبوعة، مكبوسة، يسهل العيش معها.' },
  stones: { title: 'الأحجار', line: 'مقطوعة أو مصبوبة أو محروقة. وما يفرّق بينها احتمالها لليمون.' },
  metals: { title: 'المعادن', line: 'أول ما تلقاه اليد.' },
  glass: { title: 'الزجاج', line: 'ليُظهر ما خلفه، أو نصفه، أو ليُظهرك أنت.' },
  soft: { title: 'الأقمشة والجلود', line: 'ما نجلس عليه.' },
};

const places: PageStrings['finishes']['places'] = {
  fronts: 'واجهات',
  islands: 'جزر',
  shelves: 'رفوف ودواخل خزائن',
  niches: 'كوى وألواح خلفية',
  worktops: 'أسطح عمل',
  basins: 'أحواض',
  handles: 'مقابض',
  vitrines: 'خزائن عرض',
  frames: 'إطارات وأبواب منزلقة',
  tables: 'طاولات',
  seats: 'مقاعد وهياكلها',
};

/** Words of the finish library and of the samples one asks for. */
export const finishes: PageStrings['finishes'] = {
  title: 'التشطيبات',
  description:
    'كل لون وخشب وحجر ومعدن وزجاج وكسوة تُصنع منها نماذجنا: ما هو، وكيف يعيش، وكيف يُعتنى به، وأي نموذج يلبسه.',
  line: ({ count }) =>
    `${finishesCounted(count)}، لكلٍّ منها نموذج واحد على الأقل يلبسه. والشاشات تكذب قليلًا: اطلب عيّنة قبل أن تختار.`,
  contents: 'عائلات التشطيبات',
  groups,
  kinds,
  places,
  labels: { where: 'أين', lives: 'كيف يعيش', care: 'العناية', can: 'من يلبسه' },
  /** Fuller names where two would share one. */
  names: {
    'brown-leather': 'جلد بنّي',
    'clear-glass': 'زجاج شفاف',
    'cut-glass': 'زجاج منحوت',
    'dark-lacquer': 'لاكيه داكن',
    'dark-walnut': 'جوز داكن',
    'deep-smoked-oak': 'بلوط مدخَّن عميق',
    'ebonised-ash': 'دردار أبنوسي',
    'grey-stone': 'حجر رمادي',
    'light-ivory': 'عاجي فاتح',
    'oiled-ash': 'دردار مزيَّت',
    'pale-sage': 'أخضر مريمي فاتح',
    'solid-birch': 'بتولا صلب',
    'steel-tube': 'أنبوب فولاذي مطلي بالكروم',
    'white-sintered-slab': 'لوح ملبَّد أبيض',
  },
  near: ({ title }) => `${title} عن قرب، في ضوء مائل`,
  all: ({ count }) => `شاهدها كلّها: ${models(count)}`,
  found: ({ name, count }) => `${name}: ${models(count)}`,
};
