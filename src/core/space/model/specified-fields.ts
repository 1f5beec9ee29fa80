/** The fields that existing spaces hold, by content type, in the shorthand of the content model page. */
export const SPECIFIED_FIELDS: Record<string, string> = {
  homePageContent:
    'productCategoriesTitle S*, productCategoriesDescription T, businessGoalsTitle S*, businessGoalsDescription T, availableMachines S, availableMachinesDescription T, featuresSectionTitle S, featuresSectionDescription T, feature1..6Title S, feature1..6Description T, feature1..6Icon S, feature1..6url S',
  heroContent:
    'sliderId S, slideOrder I, title S, subtitle T, image A, imageAlt S, primaryButtonText/Url S, secondaryButtonText/Url S, backgroundClass S, transitionEffect S, slideDuration I; newer spaces: featureItems S[], badgeText S',
  productType:
    'title S*, slug S*, description T*, image A, thumbnail A, mainImageCaption S, benefits S[], features E[](feature), visible B, video A, videoTitle S, videoDescription T or RT, videoPreviewImage A, youtubeVideoId S, videoOrientation S (Horizontal, Vertical), recommendedMachines E[](machine), displayOrder I, showOnHomepage B, homepageOrder I',
  feature: 'title S*, description T*, icon S, screenshot A',
  businessGoal:
    'title S*, slug S*, description T*, image A, icon S or T (SVG markup or an icon name), benefits S[], features E[](feature), video A, visible B, recommendedMachines E[](machine), displayOrder I, showOnHomepage B, homepageOrder I',
  businessGoalsPageContent:
    'the seven hero fields, introTitle S*, introDescription T, customSolutionTitle/Description/ButtonText/ButtonUrl, goalsSectionTitle/Description, keyBenefitsTitle/Description, keyBenefits S[], testimonialsSectionTitle/Description, inquiryBulletPoints S[], navigationLinkText',
  machine:
    'title S*, slug S*, type S (vending, locker), temperature S (ambient, refrigerated, frozen, multi, controlled), description T*, features S[], images A[], thumbnail A or machineThumbnail A, dimensions, weight, powerRequirements, capacity, paymentOptions, connectivity, manufacturer, warranty (eight flat S), or specs Object, deploymentExamples E[], visible B, displayOrder I, showOnHomepage B, homepageOrder I; newer: customizationTitle/Text, softwareCompatibilityTitle/Text',
  machinesPageContent:
    'introTitle S*, introDescription T, hero fields, machineTypesTitle/Description, customMachineCtaTitle/Description, customMachineButtonText/Url (also accept customMachineCtaButtonText/Url), navigationLinkText',
  productsPageContent:
    'hero fields, purposeStatementTitle S*, purposeStatementDescription T, categoriesSectionTitle/Description, keyFeaturesTitle/Description, keyFeatures S[], demoRequestTitle/Description, demoRequestBulletPoints S[], navigationLinkText',
  technologyPageContent: 'introTitle S*, introDescription T, hero fields, navigationLinkText',
  technologySection:
    'title S*, summary T* (or description), bulletPoints S[], sectionImage A (or image), displayOrder I, sectionType S, features E[](technologyFeature)',
  technology:
    'title S*, slug S*, description T*, image A, sections E[](technologySection), visible B',
  technologyFeature: 'title S*, description T*, icon S, displayOrder I, items S[]',
  contactPageContent:
    'introTitle S*, introDescription T, phoneCardTitle, phoneNumber, phoneAvailability, emailCardTitle, emailAddress, emailResponseTime, addressCardTitle, address T, addressType, formSectionTitle, faqSectionTitle, faqItems E[](faqItem), navigationLinkText',
  faqItem: 'question S, answer S, T or RT',
  testimonialSection: 'title S, subtitle S, pageKey S, testimonials E[](testimonial)',
  testimonial: 'quote T, author S, company S, position S, rating I, image A',
  blogPost:
    'title S*, slug S*, publishDate D, featuredImage A, content RT*, excerpt T, author S, tags S[]',
  blogPageContent:
    'introTitle, introDescription, featuredPostsTitle, latestArticlesTitle, newsletterTitle, newsletterDescription, newsletterButtonText, newsletterPlaceholder, navigationLinkText',
  about: 'navigationLinkText S, bodyContent RT',
  privacyPolicy: 'privacyMainText RT, termsOfUse RT',
};
