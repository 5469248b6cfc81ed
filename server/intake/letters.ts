/** Letters as clients and dealers write them; every one must be delivered. Written for the tests, from nobody's mail. */
export const GENUINE: Record<string, string[]> = {
  English: [
    'Hello, we are renovating our villa in Al Barari and would love to see the Vescona 22 in person. Is Saturday possible?',
    'Hi, could you send me a price for a kitchen of about 18 sqm, with an island and a back kitchen? Drawings: https://drive.google.com/file/d/abc/view',
    'I came across your website and really liked the walnut fronts. Here are some pictures of what I have in mind: https://www.pinterest.com/pin/123/ https://www.pinterest.com/pin/456/ https://www.houzz.com/photos/789',
    'We would like to become a dealer in Tbilisi. We have a 400 sqm showroom and our team of twelve designers. Please see www.ourshowroom.example and let me know if you are interested.',
    'I found your website through a friend. We are fitting out a pharmacy in Dubai Marina and need cabinets and counters, around 60 running metres.',
    'Interior designer here, working on a boutique casino resort in Ras Al Khaimah. Need 220 wardrobes and doors. Who should I talk to? Regards, Anna, www.studioanna.example',
    'Do you accept payment in bitcoin or USDT? And what is the lead time for Amalia?',
    'Any free slots this week to visit the showroom? I am available after 5pm.',
    'My phone is +971 50 123 4567, please WhatsApp me. I want a quotation for interior doors, 14 pieces, 2400 high.',
    'URGENT!!! Our contractor left and the kitchen is half finished. CAN YOU HELP??? Please call.',
    'Price?',
    'Hi there, do you deliver to Doha? Also is there a discount for two kitchens at once?',
    'I noticed your website says lifetime warranty. Does this include hinges and worktops? Thanks, Mark',
    'I am the digital marketing manager at a hotel group; procurement asked me to get a catalogue for guest room furniture. https://hotelgroup.example',
    'We provide interior design services to developers in Abu Dhabi and would like to specify your wardrobes. Could we get a trade catalogue? www.designers.example',
  ],
  Arabic: [
    'السلام عليكم، نرغب في تصميم مطبخ لفيلا في أبوظبي مع جزيرة وسطية من خشب الجوز. متى يمكن زيارة المعرض؟',
    'مرحبا، كم سعر غرفة الملابس بمساحة ٢٠ متر مربع؟ رقمي ٠٥٠١٢٣٤٥٦٧',
    'أريد عرض سعر لأبواب داخلية عدد ١٢ باب، مع التركيب. الرجاء التواصل معي عبر الواتساب.',
    'رأيت موقعكم وأعجبني مطبخ فيسكونا. هل يمكنكم إرسال الكتالوج؟ https://maker.example/kitchens/vescona-22',
    'نحن شركة مقاولات في الدوحة ونوفر خدمات التشطيب ونرغب أن نكون وكلاء لكم. تواصل معنا على www.contractor.example',
    'هل يوجد تقسيط أو تمويل للمطابخ؟ شكرا',
  ],
  Russian: [
    'Добрый день! Хотим заказать кухню с островом для виллы на Пальме, около 25 кв. м. Когда можно приехать в шоурум?',
    'Здравствуйте, сколько стоит гардеробная 12 метров с дверями из стекла? Доставка в Минск возможна? Спасибо!',
    'Видел на вашем сайте модель Антико. Подойдёт ли она под низкий потолок 2,6 м? План: https://disk.yandex.ru/i/abc',
    'Мы дизайнерская студия из Алматы, предлагаем сотрудничество: проектируем квартиры и хотим ставить ваши кухни. Наши услуги: www.studio.example',
    'Перезвоните, пожалуйста, после 18:00.',
    'Можно ли купить кухню в кредит или в рассрочку?',
  ],
  French: [
    'Bonjour, nous rénovons un appartement à Dubaï Marina et cherchons une cuisine avec îlot en marbre. Pouvez-vous nous rappeler ?',
    'Bonjour, quel est le prix du modèle Provence pour une salle de bains de 9 m² ? Merci d’avance.',
    'Nous sommes un cabinet d’architectes à Nice et souhaitons devenir revendeur. Notre équipe : https://architectes.example',
    'J’ai vu votre site, très belles photos. Livrez-vous à Paris ? Est-ce que la pose est garantie ?',
    'Un devis gratuit est-il possible pour 8 portes intérieures ? Mon numéro : 06 12 34 56 78',
    'Merci de m’envoyer votre catalogue.',
  ],
};

type SpamLetter = { message: string; firstName?: string; lastName?: string; email?: string };

/** Circulars as contact forms receive them by the thousand, in their kinds; addresses are examples. */
export const SPAM: SpamLetter[] = [
  {
    message:
      'Hi, I noticed your website is not ranking on the first page of Google. We offer affordable SEO packages. Interested?',
  },
  {
    message:
      'We can place your link on 500 high DA websites. Quality backlinks and guest posts, 100% safe. Visit https://links.example',
  },
  {
    message:
      'Increase your organic traffic by 300% in 30 days guaranteed! Reply to this email for a free audit.',
  },
  {
    message:
      'Dear Sir/Madam, we are a web design company from India. We can redesign your website at the best price.',
  },
  {
    message:
      'Hello, are you looking for mobile app development? Our team of 50 developers can help. Let me know if you want a quick call.',
  },
  {
    message:
      'I was on your site and thought an explainer video would boost your sales. Check out our work: https://video.example',
  },
  { message: 'Get 10,000 real Instagram followers today. Click here https://followers.example' },
  {
    message:
      'We sent this message through your contact form. We can send yours to millions: contact form marketing. https://blast.example',
  },
  { message: 'Earn $5000 a week with our trading bot! Sign up now: https://bit.ly/xyz' },
  { message: 'Bitcoin investment platform with guaranteed returns. Click the link https://coin.example' },
  { message: 'Invest in crypto and make passive income. Telegram: t.me/cryptoking' },
  { message: 'Claim your free airdrop of 2000 USDT wallet giveaway http://airdrop.example' },
  { message: 'Best online casino 2026, no deposit bonus and free spins: http://spins.example' },
  { message: 'Play slots online and win the jackpot! https://slots.example' },
  { message: 'Viagra and Cialis without prescription at our online pharmacy http://pills.example' },
  { message: 'Lose weight fast with keto gummies! Special offer https://keto.example' },
  { message: 'Hot girls in your city want to meet you http://dating.example' },
  {
    message:
      'Do you need a business loan? We offer loans at 3% interest with guaranteed approval. Contact us now.',
  },
  { message: 'Working capital up to $500k for your business, no obligation. Are you interested?' },
  {
    message:
      'I am the lawyer of a late client who left an inheritance of 10.5 million US dollars. Reply to this for details.',
  },
  { message: 'CONGRATULATIONS! You have won the lottery. To claim click here http://win.example' },
  { message: 'Your domain name is expiring. Domain registration renewal: https://renew.example' },
  { message: '<a href="http://spam.example">cheap watches</a>' },
  { message: '[url=http://spam.example]cheap bags[/url] great post, thank you!' },
  { message: 'http://malware.example/a' },
  { message: 'qWvTzRbKpLxYmNd', firstName: 'hGtRfDsWqAz', lastName: 'KlOpMnBvCx' },
  { message: 'bTyUiOpLkJhGfDs', firstName: 'zXcVbNmLkJh', lastName: 'pOiUyTrEw' },
  { message: 'Hello! https://spam.example', firstName: 'Visit http://spam.example', lastName: 'now' },
  {
    message:
      'We sell email lists and business leads for every country. Unsubscribe here: https://leads.example',
  },
  { message: 'Need more leads? Our lead generation service delivers qualified leads daily. Free trial!' },
  {
    message:
      'Hire virtual assistants for $5 an hour. Our services include data entry and social media marketing services.',
  },
  {
    message:
      'I am a photographer and you used my images without permission. This is copyright infringement, see the proof: https://evidence.example',
  },
  { message: 'Replica Rolex watches 80% discount, visit our shop https://watch.example' },
  {
    message:
      'We are LED display manufacturer from Shenzhen, wholesale price, factory direct. Visit our website www.led.example',
  },
  { message: 'Продвижение сайта в топ Яндекса и Google, гарантия. Наши услуги: https://seo.example' },
  { message: 'Лучшее онлайн казино, бонус за регистрацию! Жми http://kazino.example' },
  { message: 'Заработок в интернете без вложений от 5000 руб в день http://money.example' },
  { message: 'Прогон хрумером, рассылка по формам обратной связи. Телеграм @spam' },
  { message: 'Создание сайтов и лиды для вашего бизнеса. Подробности: https://web.example' },
  { message: 'Bonjour, nous proposons le référencement naturel de votre site en première page de Google.' },
  {
    message:
      'Offre de prêt entre particuliers sérieux, de 5 000 à 900 000 euros. Prêt rapide. Cliquez http://pret.example',
  },
  { message: 'Gagnez de l’argent avec le casino en ligne http://jeux.example' },
  { message: 'قروض سريعة بدون ضمانات، تواصل معنا الآن https://loan.example' },
  { message: 'نقدم خدمات تحسين محركات البحث وتصدر نتائج البحث لموقعك' },
  { message: 'استثمار في العملات الرقمية بأرباح مضمونة http://coin.example' },
  { message: 'Dear website owner, your site lacks SEO. We can help you rank higher.' },
  {
    message:
      'Quick question: are you the owner? I build WordPress plugins and chatbots. Let me know if interested.',
  },
  {
    message:
      'Hi, great news, our new AI tool writes content for you: https://tinyurl.com/ai-tool Sign up for free trial',
  },
];
