/** Addresses that page and service both write, and the marks a prerendered page leaves for the service to fill. */

/** Path of the call below the api base: `{api base}/{mail segment}/send`. */
export const SEND_PATH = '/mail/send';

/** Address a form without JavaScript posts to, urlencoded, same origin; and the two pages it is answered with. */
export const FORM_PATH = '/contact';
export const SENT_PATH = `${FORM_PATH}/sent`;
export const NOT_SENT_PATH = `${FORM_PATH}/not-sent`;

/** Calendar file of a wished visit; its query says which. */
export const VISIT_PATH = `${FORM_PATH}/visit.ics`;

/** The one page that listed dealers may frame. */
export const EMBED_PATH = '/embed/enquiry';
/** Address of the frame that holds another company's form. */
export const WIDGET_PATH = '/embed/widget';

/** What a gallery can be narrowed by, in the order shown. The name stands in the query, once for each value chosen. */
export const FACETS = ['style', 'layout', 'finish', 'wood', 'colour', 'handle'] as const;
export type Facet = (typeof FACETS)[number];

/** Name in the portfolio's query of the one category shown: `?category=interior-doors`. */
export const PROJECT_FILTER = 'category';

/** Script with the settings of this installation. */
export const CONFIG_PATH = '/config.js';
/** File beside the built site that says of each page which rules its policy allows to stand in it. */
export const STYLES_TABLE = 'styles.json';
/** Rules by which a browser fetches the next page before it is asked for. */
export const SPECULATION_PATH = '/speculation.json';
/** Where pictures and films are served. */
export const MEDIA_PATH = '/media/';

/** Where what lists show of a model is served: `<slug>.json`. */
export const MODELS_PATH = '/data/models/';

/** Stands on the page at SENT_PATH where the enquiry's reference belongs. */
export const REFERENCE_MARK = '%REFERENCE%';
/** Attribute of the link on the page at SENT_PATH to the calendar file of a wished visit; hidden where none was wished. */
export const VISIT_MARK = 'data-visit';
/** Attribute of the empty list on the page at NOT_SENT_PATH that takes the messages. */
export const ERRORS_MARK = 'data-errors';

/**
 * Attribute of the sentences about filters on a gallery for visitors without a script. They stand hidden; the service shows what holds:
 * `applied` and `left` name choices in the place of two LIST_MARK with what stands between two names, `unknown` says that the address holds something nobody offers.
 */
export const FILTER_NOTE_MARK = 'data-filter-note';
export const LIST_MARK = '%LIST%';
