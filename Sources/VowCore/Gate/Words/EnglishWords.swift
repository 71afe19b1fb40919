// Written by scripts/challenge-words.
extension ChallengeWords {
    static let english = """
        office building energy picture hospital paper internet europe river island pressure station computer
        photo hotel product machine equipment camera coffee library airport engine structure surface metal
        silver window dinner garden apple vehicle mountain classic valley museum elements ocean planet
        restaurant sugar transport device platform studio apartment kitchen aircraft chicken stadium orange
        breakfast humans painting universe bottle turkey carbon factory panel bathroom motor recording
        cabinet chocolate highway guitar pocket chamber circuit clothing mirror bedroom railway castle
        palace temple concrete electricity pizza telephone butter landing cricket entrance liquid honey
        leather satellite uniform jacket railroad piano hardware candy furniture stopping copper anime
        instrument garage oxygen powder spider robot tunnel upgrade laptop photograph rubber canal lightning
        streaming laser radar taxi basement carpet cherry costume garbage vintage barrel dressing bubble
        hammer sunshine bacon classroom portfolio salad wallet workshop buffalo pepper cabin eagle embassy
        sandwich banner attraction keyboard potato lemon olive receiver statue console fabric poison
        warehouse basket bucket concentrate consequence continent monkey rainbow ambulance grocery laundry
        oven subway tablet airline soda workplace chapel container harvest ladder lobby mineral anchor
        helmet vitamin banana cottage puppy silicon telegraph vaccine cathedral archive bicycle hydrogen
        portable canvas canyon cooler curry marble pillow locker mainland pencil junction butterfly ginger
        merchandise sanctuary soundtrack garlic pasta runway sculpture turtle balloon monument particle
        peanut petroleum shuttle onion umbrella candle coconut corridor holly backyard billboard marker
        salon curtain envelope granite maple wheelchair builder carriage diagram gasoline ivory necklace
        marina vanilla violet dessert pumpkin reactor calcium electron nickel rainfall tornado masterpiece
        pony ribbon submarine luggage microwave puppet sausage wardrobe raven backpack balcony daisy
        greenhouse penguin sweater tractor antenna dinosaur fortress velvet cedar iris shipment syrup
        volcano flagship glucose limestone spacecraft telescope textile ceramic cereal compass dwelling
        ingredient supper arcade lava magnet popcorn saddle amino atom hallway microphone pixel strawberry
        sunglasses boiler rubbing sticker boulevard bracelet capsule cinnamon gravel pottery beverage bumper
        lipstick wallpaper scenery sidewalk sushi timer bakery dolphin mattress molecule parcel riverside
        cardboard downhill freezer oxide softball bamboo basil blackberry courtyard driveway graffiti
        lobster panda panther resonance seafood spaghetti woodland baton charger comet polymer substrate
        vinegar laurel lizard mushroom podium turbine barbecue blossom carrot furnace gorilla lotus
        paperback pavilion beaver cavity courthouse freeway jasmine lantern linen moonlight pigeon plateau
        pudding resin emerald jasper leopard typhoon charcoal citrus constituent courtroom glacier mosaic
        mustang pineapple scissors seaside shampoo staircase trumpet dungeon orchard rosemary sandstone
        scooter springer aquarium asteroid mango porcelain walnut chimney convertible crater garner
        lighthouse meteor obstruction suitcase titanium algae boutique fireplace headset oyster vineyard
        viola waterfall almond asphalt pastry plaster ballroom canopy denim freshwater mandarin wonderland
        carving doorway jaguar parachute broccoli canoe cradle doorstep kangaroo raspberry barley crocodile
        interchange magnesium refinery webcam blockbuster cameo caramel gravy herring implant sparrow
        spinach aperture cascade chestnut cleaners flashlight ketchup motorway octopus sesame amplifier
        bathtub cracker gadget hamburger inlet knitting roadside sinai cupboard lavender lemonade patio
        peacock pepsi sapphire solvent trolley aspen blender everest fiddle lagoon nutshell torrent ascent
        bookstore farmhouse filler footwear handbag helium noodle ozone piping sediment turret bouquet
        bullock clubhouse cucumber evergreen foliage projector windshield cactus cassette fender latex
        mammoth motif zebra counterfeit espresso horseback restroom satin sprinkle tonic bulldog compressor
        electrode hillside toothbrush uphill bazaar cobalt fluorescent launcher oatmeal relic roadway
        toothpaste apron clover coyote dresser herbal souvenir spaceship steamer sunflower weaponry
        appliance bonnet casing collage cupcake goggles iceberg masonry muffin pancake parkway pedestal
        treadmill bungalow cooker milling pebble radiator sturgeon corvette dashboard kiwi mascara monsoon
        montage roundabout saline turquoise alligator buggy celery eureka foundry grinder hardcover ornament
        seizing takeaway bolster hamster indigo labyrinth mailbox rooster scuba viper ballpark chateau
        headphone latte orchid piggy waffle zipper airfield cassie cello chariot corrective detox dishwasher
        hangar husky infusion lipid nightingale plywood sunscreen tofu tripoli tubing wearable wreckage
        adamant bedrock boardwalk brittle conduit ethernet flooring goldfish grizzly grotesque liza splinter
        swimsuit yellowstone banjo dartmouth impetus incense martini monoxide parsley pendulum shipyard
        trident bison burrito daphne estuary gunpowder inversion kinase kosher potty puddle railing sirius
        starship tortoise typewriter veggie antidote biennial crochet floppy fluoride hedgehog jellyfish
        nectar nitrate olympus pesticide phosphorus platter reptile sauna snowflake subsection bandage
        bittersweet cabaret catheter mayonnaise nozzle overlay peeling plutonium requisite stallion taping
        terrier thistle viagra whirlwind arsenic crucible hawthorn nebula pantry pollard roofing speedway
        abrasive carbonate cheesecake fishery fuji nyse puma redwood sabine seaweed snowfall antigen
        armchair carcass cardigan compost dominique lagging laguna levant magnolia playhouse propane saffron
        scoreboard skateboard takin transistor woodwork bubbly cauliflower chainsaw cheetah clockwork
        detergent detour gearbox gunpoint limousine manure meteorite opal partridge primates rodent sizing
        skyscraper telly airway chandelier coolant forgery iodine lifeboat magma mammalian motorbike
        sweatshirt yukon aeroplane castor fireball flannel hookup samba sulphur throughput tripod tulip
        turnpike vulture waterway xanax canteen climber custard garnet grapefruit greyhound huron palladium
        parmesan pathogen ration starboard ballast blackjack bluegrass camo cockroach dynamo elixir eyeliner
        firewood hackney horseshoe kennel napkin nugget snowman windmill acetate battleship bayonet corolla
        drizzle edging embankment emilia halal hijab hornet impedance incline isotope jigsaw juniper
        lollipop machete marshmallow mulberry rana raptor ratchet ravine saxophone shellfish shortening
        shrapnel tombstone warship actin andes chromium collectible danube eyeshadow hammock plating
        showroom starlight trampoline acer chipotle duplex etching firefly harem himalayas hypnotic lactose
        peroxide retinal screwdriver veneer wafer cashmere clarinet contraband dobson feline forage
        mouthpiece pinto schematic seawater snippet bethel bookshop botox burberry corrosive crusher gully
        gurney hereford hologram humankind lilac manganese mantis outfield paddock polyester shipwreck
        spectacles tuxedo vibrator binoculars cordial dory epoxy flimsy hoarding humanoid jerky lakeside
        marguerite palliative pullman sampler scaffolding tabletop tangle thermostat touchscreen undercut
        accordion barricade briefcase cursor expressway filament fresco frigate fuselage peppermint placenta
        scarecrow soybean thunderbolt acorn cavern champaign cocoon earring felicia gable gallows harrow
        indus mulligan octane polaris silverware skillet slipper tundra videotape whiting bellows bootleg
        casserole cellulose cubicle dainty dilution drugstore electrolyte equine faucet lancet landfall musa
        pembroke poplar sacking seatbelt toner transponder upland aloe ascot boomerang chalet cleanser
        corral downer fedora flamboyant flamingo hepatic impala minivan sari talisman tortilla truffle
        wildcat ayrshire azalea bistro crossbow diffraction doorbell frosting ligand lubricant plankton
        pruning twister anvil bastille bookmark bunting causeway cleaver fiberglass goody jetty koala
        magneto monochrome mortuary nutmeg penicillin radiance saltwater
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
